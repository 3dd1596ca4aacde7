import { useTranslations } from "next-intl";
import { copyText } from "@/lib/platform/clipboard";
import { notify } from "@/lib/notifications/notifications";

export type TransferField = "account" | "amount" | "barcode" | "dueDate" | "reference";

/** Copies a value and reports success or failure. */
export function useCopy(): (field: TransferField, value: string) => Promise<void> {
  const t = useTranslations("bankTransfer");
  return async (field, value) => {
    if (await copyText(value)) notify(t("copied", { label: t(`names.${field}`) }), "success");
    else notify(t("copyFailed"), "error");
  };
}
