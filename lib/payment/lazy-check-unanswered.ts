import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { loadLazyMessages } from "@/lib/i18n/locale-store";

/**
 * After a good start: retries checks that got no answer. Loads the code only when there may be one, once the browser is
 * idle.
 */
export function checkUnansweredWhenIdle(person: string): void {
  if (localStore.read("startedPayments") === null) return;
  const search = location.search;
  whenIdle(() => {
    Promise.all([import("./check-unanswered"), loadLazyMessages()]).then(
      ([{ checkUnanswered }]) => checkUnanswered(person, { search }),
      // The next start retries.
      () => undefined,
    );
  });
}
