import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { invoiceSchema, type Invoice } from "@/lib/api/invoice";
import { copyText } from "@/lib/platform/clipboard";
import { downloadFile } from "@/lib/platform/save-file";
import { parse } from "@/lib/api/zod";
import type { InvoicePayment } from "@/lib/invoices/bank-barcode";
import { notificationStore } from "@/lib/notifications/notifications";
import { english } from "@/scripts/testing/english";
import { BankTransfer } from "./bank-transfer";

jest.mock("@/lib/platform/clipboard", () => ({ copyText: jest.fn(async () => true) }));
jest.mock("@/lib/platform/save-file", () => ({ downloadFile: jest.fn() }));
jest.mock("@/lib/format/draw-barcode", () => ({
  drawBarcode: (_format: string, path: string) => ({ width: 352, height: 38, path: `M${path}` }),
}));
jest.mock("@/lib/format/calendar-file", () => ({
  calendarFile: (event: object, name: string) => Object.assign(new File([], name), { event }),
}));

const texts = english.bankTransfer;
const whole: InvoicePayment = {
  iban: "FI7944052020036082",
  reference: "868516259619897",
  amount: "4883.15",
  dueDate: "2010-06-12",
};
const code = "479440520200360820048831500000000868516259619897100612";

function invoice(payment: Partial<InvoicePayment> | null): Invoice {
  const base = parse(invoiceSchema, { id: 7, _list_title: "Membership fee" });
  return { ...base, payment: payment && { ...whole, ...payment } };
}

async function show(payment: Partial<InvoicePayment> | null = {}) {
  const view = renderInApp(<BankTransfer invoice={invoice(payment)} />);
  // The barcode follows its lazy encoder.
  await act(() => import("@/lib/format/draw-barcode"));
  return view;
}

function valueOf(label: string) {
  return screen.getByText(label).nextElementSibling;
}

beforeEach(() => jest.clearAllMocks());

describe("BankTransfer", () => {
  it("shows what a bank asks for, formatted for reading", async () => {
    await show();
    expect(screen.getByRole("heading", { name: "Pay by bank transfer" })).toBeInTheDocument();
    expect(valueOf("Payee’s account")).toHaveTextContent("FI79 4405 2020 0360 82");
    expect(valueOf("Reference number")).toHaveTextContent("86851 62596 19897");
    expect(valueOf("Amount")).toHaveTextContent("€4,883.15");
    expect(valueOf("Due date")).toHaveTextContent("12 Jun 2010");
    expect(valueOf("Virtual barcode")).toHaveTextContent(code);
  });

  it.each([
    ["payee’s account", "FI7944052020036082"],
    ["reference number", "868516259619897"],
    ["amount", "4883,15"],
    ["due date", "12.6.2010"],
    ["virtual barcode", code],
  ])("copies the %s as a bank's form takes it, and says so", async (name, copied) => {
    await show({ iban: "FI79 4405 2020 0360 82", reference: "86851 62596 19897" });
    await userEvent.click(screen.getByRole("button", { name: `Copy: ${name}` }));
    expect(copyText).toHaveBeenCalledWith(copied);
    expect(notificationStore.get().notification).toMatchObject({ text: `Copied: ${name}`, color: "success" });
  });

  it("reports a failed copy", async () => {
    (copyText as jest.Mock).mockResolvedValueOnce(false);
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Copy: amount" }));
    expect(notificationStore.get().notification).toMatchObject({ text: texts.copyFailed, color: "error" });
  });

  it("draws the barcode on its own white ground", async () => {
    await show();
    const picture = await screen.findByRole("img", { name: "Bank barcode" });
    expect(picture.querySelector("path")).toHaveAttribute("d", `M${code}`);
  });

  it("draws no barcode for a foreign account", async () => {
    await show({ iban: "DE89370400440532013000" });
    expect(valueOf("Payee’s account")).toHaveTextContent("DE89 3704 0044 0532 0130 00");
    expect(screen.queryByText("Virtual barcode")).not.toBeInTheDocument();
  });

  it("shows an invalid amount or date as the server wrote it", async () => {
    await show({ amount: "about 50", dueDate: "soon" });
    expect(valueOf("Amount")).toHaveTextContent("about 50");
    expect(valueOf("Due date")).toHaveTextContent("soon");
    expect(screen.queryByRole("button", { name: "Add due date to calendar" })).not.toBeInTheDocument();
  });

  it("leaves out empty details", async () => {
    await show({ amount: "", dueDate: "" });
    expect(screen.queryByText("Amount")).not.toBeInTheDocument();
    expect(screen.queryByText("Due date")).not.toBeInTheDocument();
  });

  it.each([{ iban: "", reference: "", amount: "", dueDate: "" }, null])("renders nothing of %j", async (nothing) => {
    expect((await show(nothing)).container).toBeEmptyDOMElement();
  });

  it.each(["2010-06-12", "2010-06-12T00:00:00"])("offers the due date %s as a calendar file", async (dueDate) => {
    await show({ dueDate });
    await userEvent.click(screen.getByRole("button", { name: "Add due date to calendar" }));
    // Stable, so that a second import changes the same entry.
    const uid = "invoice-7@localhost";
    const event = { uid, title: "Invoice due: Membership fee", date: "2010-06-12", url: "http://localhost/app/" };
    expect(downloadFile).toHaveBeenCalledWith(expect.objectContaining({ name: "invoice-7.ics", event }));
  });

  it("reports a failed calendar file", async () => {
    (downloadFile as jest.Mock).mockImplementationOnce(() => {
      throw new Error("no blobs");
    });
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Add due date to calendar" }));
    expect(notificationStore.get().notification).toMatchObject({ text: texts.calendarFailed, color: "error" });
  });
});
