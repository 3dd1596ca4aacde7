import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { brokenChunk, fetchAgain } from "./broken-chunk";
import { reloadForMissingChunk } from "./missing-chunk";

/**
 * An HTML page in place of a script never settles its import, so its caller waits forever. A missing file rejects the import
 * instead. @returns stops watching
 */
export function watchBrokenChunks(): () => void {
  const onError = (event: ErrorEvent) => {
    const chunk = event.target === window ? brokenChunk(event) : null;
    if (chunk === null) return;
    void fetchAgain([chunk]).then(() => {
      if (!reloadForMissingChunk()) notify(translate("errors.notLoaded"), "error");
    });
  };
  addEventListener("error", onError);
  return () => removeEventListener("error", onError);
}
