import { describe } from "./docs";
import { invoiceSchema, invoiceRowSchema, invoicePaymentSchema } from "./invoice";

export const invoiceDocs = describe(invoiceSchema, "An invoice.", {
  id: {
    means:
      "A unique whole number, also as text. It is part of the address `/app/invoices/{id}`, and `createpayment` gets it.",
    missing: "The invoice is listed and cannot be opened.",
    required: true,
  },
  _list_title: {
    means: "The subject of the invoice.",
    missing: "The title is the word Invoice and the id.",
    required: true,
  },
  _list_summary: { means: "The second line, for example sum and due date.", missing: "There is no second line." },
  _icon: { means: "The icon before the title.", missing: "The icon is a receipt.", kind: "Icon" },
  _icon_color: { means: "The colour of the icon.", missing: "It has the colour of the text.", kind: "Color" },
  _status: {
    means: "The status in the association's words: open, paid, overdue.",
    missing: "No badge is shown.",
  },
  _details: {
    means: "Details: number, date, due date, sum.",
    missing: "The invoice has no list of details.",
  },
  _table_rows: { means: "The invoiced items.", missing: "The invoice has no table of rows." },
  _is_payable: { means: "true: the invoice has a button to pay it.", missing: "It cannot be paid in the app." },
  _receipt_link: {
    means: "The address of the receipt file; null while there is none.",
    missing: "There is no button for a receipt.",
  },
  _payment: {
    means: "The data of a bank transfer. The app derives the Finnish virtual barcode from it.",
    missing: "Nothing about a bank transfer is shown.",
  },
});

export const invoiceRowDocs = describe(invoiceRowSchema, "A row of an invoice.", {
  title: { means: "The item.", missing: "The cell is empty.", required: true },
  quantity: { means: "The quantity.", missing: "The cell is empty." },
  total: { means: "The total price, formatted for the member.", missing: "The cell is empty.", kind: "Html" },
});

export const invoicePaymentDocs = describe(invoicePaymentSchema, "The data of a bank transfer.", {
  iban: { means: "The account number.", missing: "No account and no barcode are shown.", kind: "Iban" },
  reference: {
    means: "The reference number.",
    missing: "No reference and no barcode are shown.",
    kind: "BankReference",
  },
  amount: {
    means: "The sum to pay.",
    missing: "No sum is shown, and the payer types it after scanning the barcode.",
    kind: "Euros",
  },
  due_date: {
    means: "The due date.",
    missing: "There is no due date, and no button for the calendar.",
    kind: "Day",
  },
});
