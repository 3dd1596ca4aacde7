import { InstallButton } from "./install-button";
import { useInstallState } from "./use-install-state";

/** Next to Close in the installation guide, if the browser has an install prompt. */
export function GuideInstallButton() {
  return useInstallState() === "prompt" ? <InstallButton /> : null;
}
