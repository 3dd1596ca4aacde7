import { useSyncExternalStore } from "react";
import { installState, type InstallState } from "@/lib/pwa/install-prompt";

/** How the app can be installed just now. */
export function useInstallState(): InstallState {
  return useSyncExternalStore(installState.subscribe, installState.get, installState.get);
}
