import type * as z from "@/lib/api/zod";
import { badgeSchema } from "./badge";
import { detailSchema } from "./detail";
import { hasText } from "./json";
import { date, flag, from, integer, listOf, optional, rawText, text, url, wire } from "./tolerant";

export const invoiceRowSchema = wire({
  title: text,
  quantity: text,
  totalHtml: from("total", rawText),
});

/** The data of a bank transfer: IBAN, reference number, amount as sent, due date as YYYY-MM-DD. */
export const invoicePaymentSchema = wire({
  iban: text,
  reference: text,
  amount: text,
  dueDate: from("due_date", date),
});

/** An invoice. `id` is null when the server sent no whole number: such an invoice cannot be opened. */
export const invoiceSchema = wire(
  {
    id: integer,
    title: from("_list_title", text),
    summary: from("_list_summary", text),
    icon: from("_icon", text),
    iconColor: from("_icon_color", text),
    status: from("_status", optional(badgeSchema)),
    details: from("_details", listOf(detailSchema)),
    rows: from("_table_rows", listOf(invoiceRowSchema)),
    isPayable: from("_is_payable", flag),
    receiptLink: from("_receipt_link", url),
    payment: from("_payment", optional(invoicePaymentSchema)),
  },
  (invoice) => ({ ...invoice, details: invoice.details.filter(hasText) }),
);

export type Invoice = z.output<typeof invoiceSchema>;
