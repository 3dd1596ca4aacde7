import { withTimeout } from "@/lib/platform/with-timeout";
import { localStore } from "@/lib/platform/storage";

/** Milliseconds: code that does not load must not delay the login. */
const timeoutMs = 1000;

/**
 * Stores the return in the address before a start that may fail: see lib/payment/keep-return-of-address.ts. Loads the code
 * only when there may be one.
 * @returns whether it is stored
 */
export async function keepReturn(): Promise<boolean> {
  if (location.search === "" || localStore.read("startedPayments") === null) return false;
  const isKept = import("./keep-return-of-address").then(
    ({ keepReturnOfAddress }) => keepReturnOfAddress(),
    () => false,
  );
  return withTimeout(isKept, timeoutMs, false);
}
