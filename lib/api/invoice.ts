import type * as z from "@/lib/api/zod";
import { badgeSchema } from "./badge";
import { detailSchema } from "./detail";
import { hasText } from "./has-text";
import { flag, integer, listOf, optional, text, url, wire } from "./tolerant";

export const invoiceRowSchema = wire({ title: text, quantity: text, total: text }, (row) => ({
  title: row.title,
  quantity: row.quantity,
  /** The server's HTML: render it through the sanitiser only. */
  totalHtml: row.total,
}));

/** The data of a bank transfer: IBAN, reference number, amount as sent, due date as YYYY-MM-DD. */
export const invoicePaymentSchema = wire({ iban: text, reference: text, amount: text, due_date: text }, (payment) => ({
  iban: payment.iban,
  reference: payment.reference,
  amount: payment.amount,
  dueDate: payment.due_date,
}));

/** An invoice. `id` is null when the server sent no whole number: such an invoice cannot be opened. */
export const invoiceSchema = wire(
  {
    id: integer,
    _list_title: text,
    _list_summary: text,
    _icon: text,
    _icon_color: text,
    _status: optional(badgeSchema),
    _details: listOf(detailSchema),
    _table_rows: listOf(invoiceRowSchema),
    _is_payable: flag,
    _receipt_link: url,
    _payment: optional(invoicePaymentSchema),
  },
  (invoice) => ({
    id: invoice.id,
    title: invoice._list_title,
    summary: invoice._list_summary,
    icon: invoice._icon,
    iconColor: invoice._icon_color,
    status: invoice._status,
    details: invoice._details.filter(hasText),
    rows: invoice._table_rows,
    isPayable: invoice._is_payable,
    receiptLink: invoice._receipt_link,
    payment: invoice._payment,
  }),
);

export type Invoice = z.output<typeof invoiceSchema>;
