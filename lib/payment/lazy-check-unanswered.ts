import { pageLocation } from "@/lib/platform/page-location";
import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { loadLaterMessages } from "@/lib/i18n/locale-store";

/**
 * After a good start: has returns from payments checked once more whose check got no answer. Their code is loaded when there
 * may be one, and once the browser has nothing else to do.
 */
export function checkUnansweredLater(person: string): void {
  if (localStore.read("startedPayments") === null) return;
  const search = pageLocation.search();
  whenIdle(() => {
    Promise.all([import("./check-unanswered"), loadLaterMessages()]).then(
      ([{ checkUnanswered }]) => checkUnanswered(person, { search }),
      // The next start does it.
      () => undefined,
    );
  });
}
