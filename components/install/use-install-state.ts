import { useStore } from "@/lib/platform/use-store";
import { installState, type InstallState } from "@/lib/pwa/install-prompt";

/** How the app can be installed now. */
export function useInstallState(): InstallState {
  return useStore(installState);
}
