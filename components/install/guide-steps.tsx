import { useTranslations } from "next-intl";
import { InstallSteps } from "./install-steps";
import { useInstallState } from "./use-install-state";

/** The steps for this device below the association's guide, unless the app is installed or the browser has a prompt. */
export function GuideSteps() {
  const t = useTranslations("install");
  if (useInstallState() !== "manual") return null;
  return (
    <section aria-labelledby="install-steps-title" className="mt-6 border-t border-hairline pt-4 pb-2">
      <h3 id="install-steps-title" className="mb-3 text-lg font-bold">
        {t("onThisDevice")}
      </h3>
      <InstallSteps />
    </section>
  );
}
