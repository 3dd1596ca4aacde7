import { mdiContentCopy } from "@mdi/js";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { useAmount } from "@/components/payment/use-amount";
import { IconButton } from "@/components/ui/icon-button";
import { Panel } from "@/components/ui/panel";
import type { Invoice } from "@/lib/api/invoice";
import { formatDate } from "@/lib/i18n/format-date";
import { bankBarcode, type InvoicePayment } from "@/lib/invoices/bank-barcode";
import { groupIban, groupReference, plainIban } from "@/lib/invoices/group-text";
import { plainReference } from "@/lib/invoices/reference-number";
import { notify } from "@/lib/notifications/notifications";
import { copyText } from "@/lib/platform/clipboard";
import { Barcode } from "@/components/ui/barcode";
import { useBarcode } from "@/components/ui/use-barcode";
import { useWholePixelWidth } from "@/components/ui/use-whole-pixel-width";
import { DueDateButton } from "./due-date-button";

/** The details that the member enters into their bank; nothing without `_payment`. See docs/product.md, Invoice. */
export function BankTransfer({ invoice }: { invoice: Invoice }) {
  const t = useTranslations("bankTransfer");
  const { payment } = invoice;
  if (!payment || Object.values(payment).every((value) => value === "")) return null;
  return (
    <Panel title={t("title")} className="pb-5">
      <div className="grid grid-cols-1 gap-5 px-5 pt-3">
        <TransferDetails payment={payment} />
        <VirtualBarcode payment={payment} />
        <DueDateButton invoice={invoice} dueDate={payment.dueDate} />
      </div>
    </Panel>
  );
}

function TransferDetails({ payment }: { payment: InvoicePayment }) {
  const locale = useLocale();
  const amount = useAmount(payment.amount);
  const { iban, reference, dueDate } = payment;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
      {iban ? <TransferRow field="account" shown={groupIban(iban)} copied={plainIban(iban)} /> : null}
      {reference ? (
        <TransferRow field="reference" shown={groupReference(reference)} copied={plainReference(reference)} />
      ) : null}
      {payment.amount ? <TransferRow field="amount" {...amount} /> : null}
      {/* Finnish bank forms take this format, whatever the app's language. */}
      {dueDate ? (
        <TransferRow field="dueDate" shown={formatDate(dueDate, locale)} copied={formatDate(dueDate, "fi")} />
      ) : null}
    </dl>
  );
}

function VirtualBarcode({ payment }: { payment: InvoicePayment }) {
  const t = useTranslations("bankTransfer");
  const digits = bankBarcode(payment);
  if (digits === null) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Code128 text={digits} label={t("barcodePicture")} />
      <dl>
        <TransferRow field="barcode" shown={digits} copied={digits} />
      </dl>
    </div>
  );
}

/**
 * A Code 128 barcode with sharp pixels: a bank's app reads it from a screenshot or another screen. Its place reaches into the
 * panel's padding, so that wider bars fit. It prints at the size of a bank transfer form: 104 mm of bars between their quiet
 * zones. It reserves its place while the encoder loads, and shows nothing if that fails.
 */
function Code128({ text, label }: { text: string; label: string }) {
  const state = useBarcode("code128", text);
  const place = useRef<HTMLDivElement>(null);
  const drawing = typeof state === "string" ? null : state;
  const width = useWholePixelWidth(place, drawing?.width ?? 0);
  if (state === "invalid" || state === "notLoaded") return null;
  return (
    <div
      ref={place}
      className="-mx-4 h-20 rounded-xl bg-white py-2 scheme-only-light forced-color-adjust-none print:mx-0 print:h-[16mm] print:w-[110.3mm]"
    >
      {drawing ? (
        <Barcode label={label} drawing={drawing} width={width} className="mx-auto h-full print:w-full" />
      ) : null}
    </div>
  );
}

type TransferField = "account" | "amount" | "barcode" | "dueDate" | "reference";

interface TransferRowProps {
  field: TransferField;
  /** Formatted for reading. */
  shown: string;
  /** Formatted for a bank's form. */
  copied: string;
}

/** One detail of a bank transfer with its Copy button. */
function TransferRow({ field, shown, copied }: TransferRowProps) {
  const t = useTranslations("bankTransfer");
  const copy = async () => {
    if (await copyText(copied)) notify(t("copied", { label: t(`names.${field}`) }), "success");
    else notify(t("copyFailed"), "error");
  };
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{t(`labels.${field}`)}</dt>
      <dd className="flex items-center justify-between gap-2 font-semibold">
        <span className="min-w-0 wrap-anywhere tabular-nums">{shown}</span>
        <IconButton
          label={t("copy", { label: t(`names.${field}`) })}
          path={mdiContentCopy}
          className="-my-2 -mr-2 print:hidden"
          onClick={() => void copy()}
        />
      </dd>
    </div>
  );
}
