import { useTranslations } from "next-intl";
import { useLayoutEffect } from "react";
import { ContentBlocks } from "@/components/blocks/content-blocks";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { hidePassingNotification } from "@/lib/notifications/notifications";
import { useStore } from "@/lib/platform/use-store";
import { installState } from "@/lib/pwa/install-prompt";
import { useConfig } from "@/lib/queries/config-query";
import { InstallButton } from "@/components/install/install-button";
import { InstallSteps } from "@/components/install/install-steps";
import type { DialogControl } from "@/components/ui/use-modal";

/**
 * The association's guide to installing the app, and below it the steps for this device. Its name is always "Installation guide";
 * its heading is the page's title (docs/product.md, Dialogs).
 */
export function InstallationGuideDialog({ open, onClose }: DialogControl) {
  const t = useTranslations();
  const guide = useConfig().installationGuidePage;
  // The tip that leads here would cover the guide, beside a second Close.
  useLayoutEffect(() => {
    if (open) hidePassingNotification();
  }, [open]);
  return (
    <Dialog
      open={open && guide !== null}
      onClose={onClose}
      title={guide?.title || t("shell.installationGuide")}
      label={t("shell.installationGuide")}
      size="max-w-text-dialog h-text-dialog"
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            {t("common.close")}
          </Button>
          <GuideInstallButton />
        </>
      }
    >
      <ContentBlocks rawBlocks={guide?.rawBlocks ?? []} />
      <GuideSteps />
    </Dialog>
  );
}

/** The install button beside Close, if the browser has an install prompt. */
function GuideInstallButton() {
  return useStore(installState) === "prompt" ? <InstallButton /> : null;
}

/** The steps for this device below the association's guide, unless the app is installed or the browser has a prompt. */
function GuideSteps() {
  const t = useTranslations("install");
  if (useStore(installState) !== "manual") return null;
  return (
    <section aria-labelledby="install-steps-title" className="mt-6 border-t border-hairline pt-4 pb-2">
      <h3 id="install-steps-title" className="mb-3 text-lg font-bold">
        {t("onThisDevice")}
      </h3>
      <InstallSteps />
    </section>
  );
}
