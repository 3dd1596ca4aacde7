import { pageLocation } from "@/lib/platform/page-location";

/** Removes query and hash without a history entry, if the member is still at this address. */
export function clearQuery(address: string): void {
  if (pageLocation.page() + pageLocation.search() === address) pageLocation.rewrite(pageLocation.pathname());
}
