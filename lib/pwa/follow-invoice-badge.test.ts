import { parseAnswer } from "@/lib/api/answer";
import { handleAnswer } from "@/lib/queries/handle-result";
import { queryClient } from "@/lib/queries/query-client";
import { emitSessionEvent } from "@/lib/queries/session";
import { followInvoiceBadge } from "./follow-invoice-badge";

const setAppBadge = jest.fn((_count?: number) => Promise.resolve());
const clearAppBadge = jest.fn(() => Promise.resolve());

function answerWith(...payable: boolean[]) {
  const invoice = payable.map((isPayable, id) => ({ id, _is_payable: isPayable }));
  return parseAnswer({ memberData: { _full_name: "Maija Mallikas", invoice } });
}

describe("followInvoiceBadge", () => {
  beforeEach(() => {
    queryClient.clear();
    jest.clearAllMocks();
    Object.assign(navigator, { setAppBadge, clearAppBadge });
  });

  it("shows the number of payable invoices, sets each number once, and clears it at logout", () => {
    const stop = followInvoiceBadge();
    expect(setAppBadge).not.toHaveBeenCalled();
    handleAnswer("fi", answerWith(true, false, true));
    handleAnswer("fi", answerWith(true, false, true));
    expect(setAppBadge.mock.calls).toEqual([[2]]);
    handleAnswer("fi", answerWith(false));
    expect(clearAppBadge).toHaveBeenCalledTimes(1);
    handleAnswer("fi", answerWith(true));
    expect(setAppBadge).toHaveBeenLastCalledWith(1);
    queryClient.clear();
    expect(clearAppBadge).toHaveBeenCalledTimes(2);
    stop();
    handleAnswer("fi", answerWith(true));
    expect(setAppBadge).toHaveBeenCalledTimes(2);
  });

  it("keeps the last number until there is data", () => {
    const stop = followInvoiceBadge();
    expect(clearAppBadge).not.toHaveBeenCalled();
    stop();
  });

  it("keeps the number with the data when a single action is refused, or a draft is not stored yet", () => {
    const stop = followInvoiceBadge();
    handleAnswer("fi", answerWith(true));
    emitSessionEvent({ type: "critical", status: 403, text: "" });
    emitSessionEvent({ type: "unauthorized", redirectUrl: "" });
    expect(clearAppBadge).not.toHaveBeenCalled();
    stop();
  });

  it.each([
    ["there are no badges", { setAppBadge: undefined, clearAppBadge: undefined }],
    ["badges are forbidden", { setAppBadge: () => Promise.reject(new DOMException("no", "NotAllowedError")) }],
  ])("does nothing when %s", async (_sentence, browser) => {
    Object.assign(navigator, browser);
    const stop = followInvoiceBadge();
    handleAnswer("fi", answerWith(true));
    queryClient.clear();
    // An unhandled rejection would fail the run.
    await Promise.resolve();
    stop();
  });
});
