import { env } from "@/lib/config/env";
import { pageLocation } from "./page-location";

/** Whether an address is of the app's own origin or of the association's server: nobody else hears of what is asked there. */
export function isOwnOrigin(address: URL): boolean {
  const server = new URL(env.NEXT_PUBLIC_API_BASE, pageLocation.href());
  return [pageLocation.origin(), server.origin].includes(address.origin);
}
