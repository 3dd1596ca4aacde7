import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { brokenPart, fetchAgain } from "@/lib/platform/broken-part";
import { reloadForMissingPart } from "./missing-part";

/**
 * A part that is HTML instead of a script never arrives, and whoever waits for it never hears of it. One that is missing
 * is told to whoever asked for it. Returns the function that stops it.
 */
export function watchBrokenParts(): () => void {
  const onError = (event: ErrorEvent) => {
    const part = event.target === window ? brokenPart(event) : null;
    if (part === null) return;
    void fetchAgain([part]).then(() => {
      if (!reloadForMissingPart()) notify(translate("errors.notLoaded"), "error");
    });
  };
  addEventListener("error", onError);
  return () => removeEventListener("error", onError);
}
