import { useLocale, useTranslations } from "next-intl";
import { useAmount } from "@/components/payment/use-amount";
import { Code128 } from "@/components/ui/code128";
import { Panel } from "@/components/ui/panel";
import type { Invoice } from "@/lib/api/invoice";
import { formatDate } from "@/lib/i18n/format-date";
import { bankBarcode, type InvoicePayment } from "@/lib/invoices/bank-barcode";
import { groupIban, groupReference, plainIban } from "@/lib/invoices/group-text";
import { plainReference } from "@/lib/invoices/reference-number";
import { DueDateButton } from "./due-date-button";
import { TransferRow } from "./transfer-row";

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
