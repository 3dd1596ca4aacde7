import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { loadLazyMessages } from "@/lib/i18n/locale-store";
import { notify } from "@/lib/notifications/notifications";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import type { AppDialogProps } from "./app-dialog-props";

/** A dialog that loads with its texts on first opening. A failed load shows an error. */
export function lazyDialog(load: () => Promise<ComponentType<AppDialogProps>>): ComponentType<AppDialogProps> {
  const loadWithTexts = async () => {
    const [Dialog] = await Promise.all([startInOwnTask(load), startInOwnTask(loadLazyMessages)]);
    return { Dialog };
  };
  return function LazyDialog({ open, onClose }) {
    const t = useTranslations("errors");
    const onLoadFailed = () => {
      onClose();
      notify(t("notLoaded"), "error");
    };
    const Dialog = useLoadedWhen(open, loadWithTexts, onLoadFailed)?.Dialog;
    return Dialog ? <Dialog open={open} onClose={onClose} /> : null;
  };
}
