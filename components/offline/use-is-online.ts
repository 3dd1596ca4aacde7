import { useSyncExternalStore } from "react";
import { network } from "@/lib/platform/network";

/** False while there is no network: what needs one is disabled and says why (decisions 6). */
export function useIsOnline(): boolean {
  return useSyncExternalStore(network.subscribe, network.isOnline, () => true);
}
