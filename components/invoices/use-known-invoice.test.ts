import { renderHook } from "@testing-library/react";
import { parseAnswer } from "@/lib/api/answer";
import type { Member } from "@/lib/api/member";
import { dropPaymentAndReturns, keepStartedPayment } from "@/lib/payment/started-payments";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { isMemberFromDevice } from "@/lib/queries/restore-answers";
import { useKnownInvoice } from "./use-known-invoice";

jest.mock("@/lib/queries/restore-answers", () => ({
  ...jest.requireActual<object>("@/lib/queries/restore-answers"),
  isMemberFromDevice: jest.fn(() => false),
}));

jest.mock("@/lib/navigation/use-navigation", () => ({ useNavigation: jest.fn() }));

const member = parseAnswer({ memberData: { id: 7, invoice: [{ id: 5012 }] } }).member as Member;
const go = jest.fn();

beforeEach(() => {
  go.mockReset();
  jest.mocked(useNavigation).mockReturnValue({ go, goTo: jest.fn(), back: jest.fn() });
});

const show = (pagename: string, search = "") => {
  window.history.replaceState(null, "", `/app/invoices/${pagename}${search}`);
  return renderHook(() => useKnownInvoice(member, pagename)).result.current;
};

describe("useKnownInvoice", () => {
  it("finds the invoice of the address, compared as an integer", () => {
    expect(show("05012")?.id).toBe(5012);
    expect(go).not.toHaveBeenCalled();
  });

  const startHere = (person: string) => keepStartedPayment({ person, invoiceId: 5013, startedAt: Date.now() });
  const restoreMember = () => jest.mocked(isMemberFromDevice).mockReturnValueOnce(true);
  afterEach(() => {
    for (const person of ["7", "8"]) dropPaymentAndReturns({ person, invoiceId: 5013 });
  });

  it.each<[string, string, string, string, (() => unknown)?]>([
    ["an unknown id", "5013", "", "error404"],
    ["an unknown id with a status", "5013", "?status=ok", "error404"],
    ["an id of somebody else's payment", "5013", "?status=ok", "error404", () => startHere("8")],
    ["an id of a payment from here", "5013", "", "invoiceContainer", () => startHere("7")],
    ["an id of a payment that comes back", "5013", "?status=ok", "invoiceContainer", () => startHere("7")],
    ["an id unknown to stored data", "5013", "", "invoiceContainer", restoreMember],
    ["what is no id, whatever its query says", "abc", "?status=ok", "error404"],
  ])("of %s leads elsewhere", (_, pagename, search, route, prepare) => {
    prepare?.();
    expect(show(pagename, search)).toBeUndefined();
    expect(go.mock.calls).toEqual([[route, { replace: true }]]);
  });

  it("leads to the list also when the payment ends before the lookup", () => {
    startHere("7");
    const { rerender } = renderHook(({ shown }) => useKnownInvoice(shown, "5013"), {
      initialProps: { shown: parseAnswer({ memberData: { id: 7, invoice: [{ id: 5013 }] } }).member as Member },
    });
    dropPaymentAndReturns({ person: "7", invoiceId: 5013 });
    rerender({ shown: member });
    expect(go.mock.calls).toEqual([["invoiceContainer", { replace: true }]]);
  });
});
