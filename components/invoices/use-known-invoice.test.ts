import { renderHook } from "@testing-library/react";
import { parseAnswer } from "@/lib/api/answer";
import type { Member } from "@/lib/api/member";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { useKnownInvoice } from "./use-known-invoice";

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
  it("is the invoice of the address, compared as an integer", () => {
    expect(show("05012")?.id).toBe(5012);
    expect(go).not.toHaveBeenCalled();
  });

  it.each([
    ["an unknown id", "5013", "", "error404"],
    ["an unknown id that a payment returned to", "5013", "?status=ok", "invoiceContainer"],
    ["what is no id", "abc", "", "error404"],
    ["what is no id, whatever its query says", "abc", "?status=ok", "error404"],
  ])("of %s leads elsewhere", (_, pagename, search, route) => {
    expect(show(pagename, search)).toBeUndefined();
    expect(go.mock.calls).toEqual([[route, { replace: true }]]);
  });
});
