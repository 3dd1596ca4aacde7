import { withTimeout } from "@/lib/platform/with-timeout";
import { pageLocation } from "@/lib/platform/page-location";
import { localStore } from "@/lib/platform/storage";

/** Milliseconds: code that does not come keeps nobody from the login. */
const patience = 1000;

/**
 * Keeps the return from a payment that the address may carry, before a start that may come to nothing: see
 * lib/payment/keep-return-of-address.ts. Its code is loaded when there may be one.
 * @returns whether it is kept
 */
export async function keepReturn(): Promise<boolean> {
  if (pageLocation.search() === "" || localStore.read("startedPayments") === null) return false;
  const isKept = import("./keep-return-of-address").then(
    ({ keepReturnOfAddress }) => keepReturnOfAddress(),
    () => false,
  );
  return withTimeout(isKept, patience, false);
}
