import { describe } from "./docs";
import { invoiceSchema, invoiceRowSchema, invoicePaymentSchema } from "./invoice";

export const invoiceDocs = describe(invoiceSchema, "An invoice.", {
  id: {
    means:
      "A whole number, also as text; each invoice has its own. It stands in the address `/app/invoices/{id}` and is what `createpayment` is told.",
    missing: "The invoice is listed and cannot be opened.",
    required: true,
  },
  _list_title: { means: "What it is for.", missing: "Its title is the word Invoice and the id.", required: true },
  _list_summary: { means: "The line below: sum and due date, say.", missing: "Nothing stands below the title." },
  _icon: { means: "The picture before it.", missing: "The picture is a receipt.", kind: "Icon" },
  _icon_color: { means: "The colour of the picture.", missing: "It has the colour of the text.", kind: "Color" },
  _status: {
    means: "Open, paid, overdue, in the association's words.",
    missing: "No badge is shown.",
  },
  _details: {
    means: "The facts: number, date, due date, sum.",
    missing: "The invoice has no table of facts.",
  },
  _table_rows: { means: "What is invoiced.", missing: "The invoice has no table of rows." },
  _is_payable: { means: "true: the invoice has a button to pay it.", missing: "It cannot be paid in the app." },
  _receipt_link: {
    means: "The receipt, a file. null while there is none.",
    missing: "There is no button for a receipt.",
  },
  _payment: {
    means: "What a bank transfer needs. From it the app makes the Finnish virtual barcode.",
    missing: "Nothing about a bank transfer is shown.",
  },
});

export const invoiceRowDocs = describe(invoiceRowSchema, "A row of an invoice.", {
  title: { means: "What was bought.", missing: "The cell is empty.", required: true },
  quantity: { means: "How many.", missing: "The cell is empty." },
  total: { means: "What it costs in all, as the member reads it.", missing: "The cell is empty.", kind: "Html" },
});

export const invoicePaymentDocs = describe(invoicePaymentSchema, "What a bank transfer needs.", {
  iban: { means: "The account.", missing: "There is no account and no barcode.", kind: "Iban" },
  reference: {
    means: "The reference number.",
    missing: "There is no reference and no barcode.",
    kind: "BankReference",
  },
  amount: {
    means: "What is to be paid.",
    missing: "No sum is shown; whoever reads the barcode types it.",
    kind: "Euros",
  },
  due_date: {
    means: "When it is due.",
    missing: "There is no due date, and no button for the calendar.",
    kind: "Day",
  },
});
