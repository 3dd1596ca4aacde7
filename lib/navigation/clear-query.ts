import { pageLocation } from "@/lib/platform/page-location";

/** Takes query and hash from the address, without a step in the history, when the member is still at this address. */
export function clearQuery(address: string): void {
  if (pageLocation.page() + pageLocation.search() === address) pageLocation.rewrite(pageLocation.pathname());
}
