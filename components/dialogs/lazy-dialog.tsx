import { useTranslations } from "next-intl";
import type { ComponentType } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { notify } from "@/lib/notifications/notifications";
import type { AppDialogProps } from "./app-dialog-props";

interface LazyDialogProps extends AppDialogProps {
  /** Loads the dialog with its texts. Must be the same function on every render. */
  load: () => Promise<{ Dialog: ComponentType<AppDialogProps> }>;
}

/** A dialog that loads on first opening. A failed load shows an error. */
export function LazyDialog({ load, open, onClose }: LazyDialogProps) {
  const t = useTranslations("errors");
  const onLoadFailed = () => {
    onClose();
    notify(t("notLoaded"), "error");
  };
  const Dialog = useLoadedWhen(open, load, onLoadFailed)?.Dialog;
  return Dialog ? <Dialog open={open} onClose={onClose} /> : null;
}
