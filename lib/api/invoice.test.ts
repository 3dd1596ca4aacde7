import * as z from "@/lib/api/zod";
import { invoiceSchema } from "./invoice";

const parse = (value: unknown) => z.parse(invoiceSchema, value);

describe("invoiceSchema", () => {
  it("reads an invoice", () => {
    expect(
      parse({
        id: 5012,
        _list_title: "Jäsenmaksu",
        _list_summary: "42,00 €",
        _icon: "mdi-receipt",
        _icon_color: "primary",
        _status: { text: "Avoin", color: "info", icon: "mdi-clock" },
        _details: [
          { label: "Eräpäivä", value: "1.1.2027" },
          { label: "", value: null },
        ],
        _table_rows: [{ title: "Maksu", quantity: 1, total: "<b>42,00 €</b>" }],
        _is_payable: true,
        _receipt_link: "/files/receipt.pdf",
        _payment: { iban: "FI21", reference: 1232, amount: 42.5, due_date: "2027-01-01" },
      }),
    ).toEqual({
      id: 5012,
      title: "Jäsenmaksu",
      summary: "42,00 €",
      icon: "mdi-receipt",
      iconColor: "primary",
      status: { text: "Avoin", color: "info", icon: "mdi-clock" },
      details: [{ label: "Eräpäivä", value: "1.1.2027" }],
      rows: [{ title: "Maksu", quantity: "1", totalHtml: "<b>42,00 €</b>" }],
      isPayable: true,
      receiptLink: "http://localhost/files/receipt.pdf",
      payment: { iban: "FI21", reference: "1232", amount: "42.5", dueDate: "2027-01-01" },
    });
  });

  it("has no due date where the server sends the first day of all", () => {
    expect(parse({ _payment: { due_date: "0001-01-01" } }).payment?.dueDate).toBe("");
  });

  it("is payable, or has a receipt, only by a clear value", () => {
    expect(parse({ _is_payable: "yes", _receipt_link: "javascript:alert(1)" })).toMatchObject({
      isPayable: false,
      receiptLink: "",
    });
    expect(parse({})).toMatchObject({
      isPayable: false,
      receiptLink: "",
      status: null,
      payment: null,
      rows: [],
      details: [],
    });
  });
});
