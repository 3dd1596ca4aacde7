import { InstallButton } from "./install-button";
import { useInstallState } from "./use-install-state";

/** Beside the Close of the installation guide, where the browser has an install prompt. */
export function GuideInstallButton() {
  return useInstallState() === "prompt" ? <InstallButton /> : null;
}
