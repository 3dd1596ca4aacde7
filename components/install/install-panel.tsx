import { useTranslations } from "next-intl";
import { Panel } from "@/components/ui/panel";
import { InstallButton } from "./install-button";
import { InstallSteps } from "./install-steps";
import { useInstallState } from "./use-install-state";

/** Install help in Settings; nothing in the installed app. See docs/product.md, Installed app. */
export function InstallPanel() {
  const t = useTranslations("install");
  const state = useInstallState();
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
