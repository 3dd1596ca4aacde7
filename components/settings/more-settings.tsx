import { InstallPanel } from "@/components/install/install-panel";
import { CardRowSettings } from "./card-row-settings";
import { HelpAndReset } from "./help-and-reset";

/** What Settings holds beyond the settings themselves. */
export function MoreSettings() {
  return (
    <div className="mt-6 space-y-6">
      <CardRowSettings />
      <InstallPanel />
      <HelpAndReset />
    </div>
  );
}
