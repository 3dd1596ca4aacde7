import { useTranslations } from "next-intl";
import { ContentBlocks } from "@/components/blocks/content-blocks";
import { GuideInstallButton } from "@/components/install/guide-install-button";
import { GuideSteps } from "@/components/install/guide-steps";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useConfig } from "@/lib/queries/config-query";
import type { AppDialogProps } from "./app-dialog-props";

/**
 * The association's own guide to installing the app (spec 2): named "Installation guide", headed by the page's title. Below it
 * what this very device needs.
 */
export function InstallationGuideDialog({ open, onClose }: AppDialogProps) {
  const t = useTranslations();
  const guide = useConfig().installationGuidePage;
  return (
    <Dialog
      open={open && guide !== null}
      onClose={onClose}
      title={guide?.title || t("dialogs.installationGuide")}
      label={t("dialogs.installationGuide")}
      size="max-w-guide-dialog h-guide-dialog"
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
