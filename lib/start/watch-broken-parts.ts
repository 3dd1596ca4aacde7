import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { brokenPart, fetchAgain } from "./broken-part";
import { reloadForMissingPart } from "./missing-part";

/**
 * An HTML page in place of a script never settles its import, so its caller waits forever. A missing file rejects the import
 * instead. @returns stops watching
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
