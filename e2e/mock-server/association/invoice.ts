import { translator, type Locale, type Translate } from "../locale";
import { rfReference, withCheckDigit } from "../payment/reference";
import type { WireObject } from "../wire";
import { dateIn, formatDate, isoDay } from "./dates";

export type InvoiceState = "open" | "overdue" | "paid" | "credited";

type InvoiceRow = { title: string; quantity: number; price: number };

type InvoiceInput = {
  id: number;
  title: string;
  state: InvoiceState;
  /** Days from today; negative is in the past. */
  dueIn: number;
  rows: InvoiceRow[];
  /** International reference number (RF) instead of the Finnish one. */
  rf?: boolean;
};

/** An invoice on the wire. */
export function invoice(locale: Locale, { id, title, state, dueIn, rows, rf }: InvoiceInput): WireObject {
  const t = translator(locale);
  const total = rows.reduce((sum, row) => sum + row.quantity * row.price, 0);
  const due = dateIn(dueIn);
  const payable = state === "open" || state === "overdue";
  const look = looks(t)[state];
  const finnish = withCheckDigit(`10${id}`);
  const reference = rf ? rfReference(finnish) : finnish;
  return {
    id,
    _list_title: title,
    _list_summary: `${euros(locale, total)} · ${t("eräpäivä", "due", "förfaller")} ${formatDate(locale, due)}`,
    _icon: look.listIcon,
    _icon_color: look.color,
    _status: { text: look.text, color: look.color, icon: look.icon },
    _details: [
      { label: t("Laskun numero", "Invoice number", "Fakturanummer"), value: String(id) },
      { label: t("Päiväys", "Date", "Datum"), value: formatDate(locale, dateIn(dueIn - 14)) },
      { label: t("Eräpäivä", "Due date", "Förfallodag"), value: formatDate(locale, due) },
      { label: t("Viitenumero", "Reference", "Referensnummer"), value: grouped(reference) },
      { label: t("Yhteensä", "Total", "Totalt"), value: euros(locale, total) },
    ],
    _table_rows: rows.map((row) => ({
      title: row.title,
      quantity: row.quantity,
      total: `<strong>${euros(locale, row.quantity * row.price)}</strong>`,
    })),
    _is_payable: payable,
    _receipt_link: state === "paid" ? `/files/receipt-${id}.pdf` : null,
    // The banks' own example IBAN.
    ...(payable
      ? { _payment: { iban: "FI21 1234 5600 0007 85", reference, amount: total, due_date: isoDay(due) } }
      : {}),
  };
}

function looks(t: Translate): Record<InvoiceState, { text: string; color: string; icon: string; listIcon: string }> {
  return {
    open: {
      text: t("Avoin", "Open", "Obetald"),
      color: "info",
      icon: "mdi-clock-outline",
      listIcon: "mdi-receipt-text-outline",
    },
    overdue: {
      text: t("Erääntynyt", "Overdue", "Förfallen"),
      color: "error",
      icon: "mdi-alert-circle-outline",
      listIcon: "mdi-receipt-text-clock-outline",
    },
    paid: {
      text: t("Maksettu", "Paid", "Betald"),
      color: "success",
      icon: "mdi-check",
      listIcon: "mdi-check-circle-outline",
    },
    credited: {
      text: t("Hyvitetty", "Credited", "Krediterad"),
      color: "secondary",
      icon: "mdi-undo",
      listIcon: "mdi-receipt-text-minus-outline",
    },
  };
}

function euros(locale: Locale, amount: number): string {
  const region = { fi: "fi-FI", en: "en-IE", sv: "sv-FI" }[locale];
  return new Intl.NumberFormat(region, { style: "currency", currency: "EUR" }).format(amount);
}

/** Printed form: groups of five from the right, international ones groups of four from the left. */
function grouped(reference: string): string {
  if (reference.startsWith("RF")) return reference.replace(/(.{4})(?=.)/g, "$1 ");
  return reference.replace(/\B(?=(\d{5})+$)/g, " ");
}
