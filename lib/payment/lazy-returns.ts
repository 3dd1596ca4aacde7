import { loadLazyMessages } from "@/lib/i18n/locale-store";
import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { withTimeout } from "@/lib/platform/with-timeout";

/** Whether this device has started a payment. Reads storage directly, because the payment code loads lazily. */
const hasStartedPayments = () => localStore.read("startedPayments") !== null;

/** After a good start: retries checks that got no answer, once the browser is idle. */
export function checkUnansweredWhenIdle(person: string): void {
  if (!hasStartedPayments()) return;
  const { search } = location;
  whenIdle(() => {
    Promise.all([import("./check-return"), loadLazyMessages()]).then(
      ([{ checkUnanswered }]) => checkUnanswered(person, { search }),
      // The next start retries.
      () => undefined,
    );
  });
}

/** Milliseconds: code that does not load must not delay the login. */
const timeoutMs = 1000;

/**
 * Stores the return in the address before a start that may fail: see lib/payment/keep-return-of-address.ts.
 * @returns whether it is stored
 */
export async function keepReturn(): Promise<boolean> {
  if (location.search === "" || !hasStartedPayments()) return false;
  const isKept = import("./keep-return-of-address").then(
    ({ keepReturnOfAddress }) => keepReturnOfAddress(),
    () => false,
  );
  return withTimeout(isKept, timeoutMs, false);
}
