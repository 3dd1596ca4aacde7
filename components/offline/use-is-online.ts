import { useSyncExternalStore } from "react";
import { network } from "@/lib/platform/network";

/** False without a network: actions that need one are disabled and say why. See docs/product.md, What offline disables. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline, () => true);
}
