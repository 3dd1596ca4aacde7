import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { localeStore } from "@/lib/i18n/locale-store";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { queryClient } from "@/lib/queries/query-client";
import { restoreAnswers } from "@/lib/queries/restore-answers";
import { english } from "@/scripts/testing/english";
import { InvoicesScreens } from "./invoices-screens";

jest.mock("@/lib/icons/load-icon");
jest.mock("@/lib/offline/lazy-stored-answers", () => ({
  readStoredAnswers: jest.fn(() => null),
  storeAnswer: jest.fn(),
}));
jest.mock("@/lib/navigation/use-navigation", () => ({ useNavigation: jest.fn() }));

const go = jest.fn();

beforeEach(() => {
  localeStore.set({ locale: "en", messages: english });
  go.mockReset();
  jest.mocked(useNavigation).mockReturnValue({ go, goTo: jest.fn(), back: jest.fn() });
});

async function show(invoice: object[], pagename = "") {
  queryClient.clear();
  receiveAnswer({ memberData: { id: 7, invoice } });
  renderInApp(<InvoicesScreens pagename={pagename} />);
  await act(async () => undefined);
}

describe("the list", () => {
  it("shows title, summary and status of each invoice in the server's order, and opens one", async () => {
    await show([
      { id: 3, _list_title: "Membership fee", _list_summary: "€42.00", _status: { text: "Open" } },
      { id: 1, _list_title: "Hut booking", _list_summary: "€24.00", _status: { text: "Paid" } },
      { id: 2 },
    ]);
    expect(screen.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "Membership fee€42.00Open",
      "Hut booking€24.00Paid",
      "Invoice 2",
    ]);
    await userEvent.click(screen.getByRole("link", { name: /Hut booking/ }));
    expect(go.mock.calls).toEqual([["invoice", { pagename: "1" }]]);
  });

  it("says when it is empty", async () => {
    await show([]);
    expect(screen.getByText("No invoices to show.")).toBeInTheDocument();
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });

  it("never calls itself empty where the stored card lacks it", async () => {
    queryClient.clear();
    const card = { locale: "en", person: "7", readAt: Date.now(), body: { memberData: { id: 7 } } };
    jest.mocked(readStoredAnswers).mockResolvedValue({ ...card, whole: Promise.resolve(null) });
    await restoreAnswers("en", () => true);
    renderInApp(<InvoicesScreens pagename="" />);
    await act(async () => undefined);
    expect(screen.getByText("The list could not be loaded.")).toBeInTheDocument();
    expect(screen.queryByText("No invoices to show.")).not.toBeInTheDocument();
  });
});

describe("an invoice", () => {
  const open = { _is_payable: true, _payment: { iban: "FI2112345600000785", reference: "1232", amount: 42 } };
  const receipt = { _receipt_link: "/files/receipt.pdf" };

  it.each<[string, object, { pay: boolean; transfer: boolean; receipt: boolean }]>([
    ["open", open, { pay: true, transfer: true, receipt: false }],
    ["open, with a receipt", { ...open, ...receipt }, { pay: true, transfer: true, receipt: true }],
    ["open, without transfer details", { _is_payable: true }, { pay: true, transfer: false, receipt: false }],
    ["paid, with a receipt", receipt, { pay: false, transfer: false, receipt: true }],
    ["paid, without a receipt", {}, { pay: false, transfer: false, receipt: false }],
  ])("that is %s", async (_, fields, shown) => {
    await show([{ id: 5012, ...fields }], "5012");
    const isShown = (role: string, name: string) => screen.queryByRole(role, { name }) !== null;
    expect({
      pay: isShown("button", "Pay invoice"),
      transfer: isShown("heading", "Pay by bank transfer"),
      receipt: isShown("link", "Download receipt"),
    }).toEqual(shown);
    expect(isShown("button", "Print")).toBe(true);
  });

  it("opens the browser's print dialog by its button", async () => {
    const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
    await show([{ id: 5012 }], "5012");
    await userEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it("shows its status, details and rows", async () => {
    const invoice = {
      id: 5012,
      _status: { text: "Open" },
      _details: [{ label: "Reference", value: "10 50127" }],
      _table_rows: [
        { title: "Membership fee", quantity: 1, total: "<strong>€42.00</strong>" },
        { title: "Magazine", quantity: 2, total: '<a href="https://pay.example/">€8.50</a><script>alert(1)</script>' },
      ],
    };
    await show([invoice], "5012");
    expect(screen.getByText("Open")).toBeInTheDocument();
    expect(screen.getByRole("term")).toHaveTextContent("Reference");
    expect(screen.getByRole("definition")).toHaveTextContent("10 50127");
    expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "DescriptionQuantityTotal",
      "Membership fee1€42.00",
      expect.stringMatching(/^Magazine2€8\.50/),
    ]);
    expect(screen.getByText("€42.00").tagName).toBe("STRONG");
    const link = screen.getByRole("link", { name: /€8\.50/ });
    expect(link).toHaveAttribute("href", "https://pay.example/");
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
    expect(screen.getByRole("table").querySelector("script")).toBeNull();
  });
});
