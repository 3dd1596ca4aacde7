import { useTranslations } from "next-intl";
import { InstallButton } from "@/components/install/install-button";
import { InstallSteps } from "@/components/install/install-steps";
import { Panel } from "@/components/ui/panel";
import { useStore } from "@/lib/platform/use-store";
import { installState } from "@/lib/pwa/install-prompt";
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

/** Install help; nothing in the installed app. See docs/product.md, Installed app. */
function InstallPanel() {
  const t = useTranslations("install");
  const state = useStore(installState);
  if (state === "installed") return null;
  return (
    <Panel title={t("title")}>
      <div className="space-y-4 px-5 pt-1 pb-5">
        <p className="text-muted">{t("lead")}</p>
        {state === "prompt" ? <InstallButton /> : <InstallSteps />}
      </div>
    </Panel>
  );
}
