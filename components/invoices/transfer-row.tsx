import { mdiContentCopy } from "@mdi/js";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import { copyText } from "@/lib/platform/clipboard";
import { notify } from "@/lib/notifications/notifications";

interface TransferRowProps {
  field: TransferField;
  /** Formatted for reading. */
  shown: string;
  /** Formatted for a bank's form. */
  copied: string;
}

/** One detail of a bank transfer with its Copy button. */
export function TransferRow({ field, shown, copied }: TransferRowProps) {
  const t = useTranslations("bankTransfer");
  const copy = useCopy();
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{t(`labels.${field}`)}</dt>
      <dd className="flex items-center justify-between gap-2 font-semibold">
        <span className="min-w-0 wrap-anywhere tabular-nums">{shown}</span>
        <IconButton
          label={t("copy", { label: t(`names.${field}`) })}
          path={mdiContentCopy}
          className="-my-2 -mr-2 print:hidden"
          onClick={() => void copy(field, copied)}
        />
      </dd>
    </div>
  );
}

type TransferField = "account" | "amount" | "barcode" | "dueDate" | "reference";

/** Copies a value and reports success or failure. */
function useCopy(): (field: TransferField, value: string) => Promise<void> {
  const t = useTranslations("bankTransfer");
  return async (field, value) => {
    if (await copyText(value)) notify(t("copied", { label: t(`names.${field}`) }), "success");
    else notify(t("copyFailed"), "error");
  };
}
