import { InstallPanel } from "@/components/install/install-panel";
import { CardRowSettings } from "./card-row-settings";
import { HelpAndReset } from "./help-and-reset";

/** Lazy part of Settings: install help, help and reset. */
export function MoreSettings() {
  return (
    <div className="mt-6 space-y-6">
      <CardRowSettings />
      <InstallPanel />
      <HelpAndReset />
    </div>
  );
}
