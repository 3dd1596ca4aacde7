import { env } from "@/lib/config/env";

/** Whether an address belongs to the app's origin or the association's server: a request to it reaches no third party. */
export function isOwnOrigin(address: URL): boolean {
  const server = new URL(env.NEXT_PUBLIC_API_BASE, location.href);
  return [location.origin, server.origin].includes(address.origin);
}
