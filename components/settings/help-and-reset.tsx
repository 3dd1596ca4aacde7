import { useTranslations } from "next-intl";
import { DetailList } from "@/components/ui/detail-list";
import { Panel } from "@/components/ui/panel";
import { CopyForSupport } from "./copy-for-support";
import { ResetApp } from "./reset-app";
import { useAppFacts } from "./use-app-facts";

/** Facts for support, and the reset. */
export function HelpAndReset() {
  const t = useTranslations("help");
  const facts = useAppFacts();
  return (
    <Panel title={t("title")}>
      <div className="space-y-4 px-5 pb-5">
        <p className="text-muted">{t("lead")}</p>
        <DetailList details={facts} />
        <CopyForSupport facts={facts} />
      </div>
      <ResetApp />
    </Panel>
  );
}
