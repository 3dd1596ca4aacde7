import { dropOwned } from "@/lib/platform/drop-owned";
import { callServer, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { pageLocation } from "@/lib/platform/page-location";
import { localeStore } from "@/lib/i18n/locale-store";
import { dropPaymentAndReturns, isRecent, keepStartedPayment, startedPaymentsStore } from "./started-payments";
import { notify } from "@/lib/notifications/notifications";
import { isMemberFromDevice } from "@/lib/queries/restore-answers";
import { handleAnswer } from "@/lib/queries/handle-result";
import { beginSession, endSession, onSessionEvent, type SessionEvent } from "@/lib/queries/session";
import { queryClient } from "@/lib/queries/query-client";
import firstFinnish from "@/messages/fi.json";
import lazyFinnish from "@/messages/lazy/fi.json";
import { answers, fails, sessionFailures, unreachable } from "@/scripts/testing/call-results";
import { english } from "@/scripts/testing/english";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { handleReturn } from "./handle-return";
import { closePayment, openPayment } from "./pay-invoice";
import { paymentState } from "./payment-store";

jest.mock("@/lib/queries/restore-answers", () => ({
  ...jest.requireActual<object>("@/lib/queries/restore-answers"),
  isMemberFromDevice: jest.fn(() => false),
}));
jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));

const texts = english.payment;
const server = callServer as jest.MockedFunction<typeof callServer>;

const failsWith = (status: number, text = "") => fails({ kind: "status", status, text });
const refused = failsWith(422, "Wrong hash");
const withInvoices = (...invoice: object[]) => answers({ memberData: { id: 7, invoice } });
const payable = withInvoices({ id: 5012, _is_payable: true });
const paid = withInvoices({ id: 5012, _is_payable: false });
const gone = withInvoices({ id: 5013, _is_payable: true });
const ofAnother = answers({ memberData: { id: 8, invoice: [{ id: 6001, _is_payable: true }] } });
/** What Svea Payments appends to a good return. */
const parameters = {
  status: "ok",
  pmt_action: "NEW_PAYMENT_EXTENDED",
  pmt_version: "0004",
  pmt_id: "2",
  pmt_reference: "00000000000000134662",
  pmt_amount: "200,00",
  pmt_currency: "EUR",
  pmt_sellercosts: "0,00",
  pmt_paymentmethod: "FI01",
  pmt_escrow: "N",
  pmt_hash: "BDF4F41FA194612017CBE13CF7670971",
};
const okSearch = `?${new URLSearchParams(parameters).toString()}`;
const invoice = { person: "7", invoiceId: 5012 };
const hourAgo = () => Date.now() - 60 * 60_000;

/** The answers of each call, in order; the last one repeats. */
let replies: Partial<Record<EndpointName, (CallResult | Promise<CallResult>)[]>>;
let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  localeStore.set({ locale: "en", messages: english });
  localStorage.clear();
  sessionStorage.clear();
  startedPaymentsStore.refresh();
  notify("");
  queryClient.clear();
  readMember(payable);
  keepStartedPayment({ ...invoice, startedAt: Date.now() });
  replies = { checkPayment: [answers({})], me: [payable] };
  server.mockReset().mockImplementation(async (name) => {
    const [next = unreachable, ...later] = replies[name] ?? [];
    if (later.length > 0) replies[name] = later;
    return next;
  });
  jest.spyOn(pageLocation, "leaveFor").mockReturnValue(true);
  events = [];
  beginSession();
  stop = onSessionEvent((event) => events.push(event));
});
afterEach(async () => {
  // Lets calls of this test end within its own time.
  await jest.advanceTimersByTimeAsync(60_000);
  stop();
  closePayment();
  for (const payment of startedPaymentsStore.get()) dropPaymentAndReturns(payment);
  jest.useRealTimers();
});

/** Handles this result of `me` now. */
function readMember(result: CallResult): void {
  handleAnswer("en", result.answer);
}
const calls = (name: EndpointName) => server.mock.calls.filter(([called]) => called === name);
const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const isKept = () => startedPaymentsStore.get().length > 0;
/** The returns stored for a later start. */
const keptReturns = () => {
  const payments = JSON.parse(localStorage.getItem("startedPayments") ?? "[]") as { unanswered?: string }[];
  return payments.flatMap(({ unanswered }) => unanswered ?? []);
};
const goTo = (search: string) => window.history.replaceState(null, "", `/app/invoices/5012${search}`);
/** Returns from the provider; waits for the answers at hand. */
async function returnFromProvider(search = okSearch): Promise<void> {
  goTo(search);
  void handleReturn(invoice);
  await wait();
}
/** As the page handles it: all data of the previous member is dropped. */
function signInAnother(): void {
  queryClient.clear();
  readMember(ofAnother);
}
/** An answer that the test releases. */
function delay(name: EndpointName): (result: CallResult) => Promise<void> {
  let finish: (result: CallResult) => void = () => undefined;
  replies[name] = [new Promise((resolve) => (finish = resolve))];
  return async (result) => {
    finish(result);
    await wait();
  };
}

describe("a return with status=ok", () => {
  it("sends every parameter, once, although React runs an effect twice", async () => {
    goTo(okSearch);
    void handleReturn(invoice);
    expect(paymentState()).toEqual({ name: "checking", invoiceId: 5012 });
    void handleReturn(invoice);
    await wait();
    expect(calls("checkPayment")).toEqual([["checkPayment", { locale: "en", body: parameters }]]);
  });

  it("leaves the address and its hash at once without a history entry, and is stored meanwhile", async () => {
    const finish = delay("checkPayment");
    goTo(`${okSearch}#top`);
    const steps = window.history.length;
    void handleReturn(invoice);
    expect(pageLocation.current()).toBe("/app/invoices/5012");
    expect(window.history.length).toBe(steps);
    await wait();
    expect(keptReturns()).toEqual([okSearch.slice(1)]);
    await finish(answers({}));
    expect(isKept()).toBe(true);
    expect(keptReturns()).toEqual([]);
  });

  it("closes the dialog when the invoice is paid, says so and drops the started payment", async () => {
    replies.me = [paid];
    await returnFromProvider();
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toEqual([texts.paid, "success"]);
    expect(isKept()).toBe(false);
    expect(calls("me")).toEqual([
      ["me", { locale: "en", clearCache: true, signal: expect.any(AbortSignal) as AbortSignal }],
    ]);
  });

  it("shows the server's text, and nothing more when it is paid", async () => {
    replies = { checkPayment: [answers({ message: "Thank you" })], me: [payable, paid] };
    await returnFromProvider();
    expect(shownNotification()).toEqual(["Thank you", "success"]);
    await wait(1500);
    expect(shownNotification()).toEqual(["Thank you", "success"]);
  });

  it("uses the member's data in the check's answer, and still reads it again", async () => {
    replies.checkPayment = [answers({ memberData: { id: 7, _full_name: "Maija" } })];
    const finish = delay("me");
    await returnFromProvider();
    expect(queryClient.getQueryData(["me", "en"])).toMatchObject({ fullName: "Maija" });
    await finish(paid);
    expect(queryClient.getQueryData(["me", "en"])).toMatchObject({ invoices: [{ id: 5012, isPayable: false }] });
  });

  it("continues when the dialog is closed, and then says that it is paid", async () => {
    const finish = delay("checkPayment");
    replies.me = [payable, paid];
    await returnFromProvider();
    closePayment();
    await finish(answers({}));
    await wait(1500);
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toEqual([texts.paid, "success"]);
  });

  it("keeps a payment dialog that was opened during the check", async () => {
    const finish = delay("checkPayment");
    await returnFromProvider();
    closePayment();
    openPayment(invoice);
    await finish(refused);
    expect(paymentState().name).toBe("asking");
  });
});

describe("each visit is checked", () => {
  it.each<[string, CallResult, string]>([
    ["the same return after a good answer", answers({}), okSearch],
    ["a second payment", answers({}), okSearch.replace("pmt_id=2", "pmt_id=3")],
  ])("%s", async (_, first, search) => {
    replies.checkPayment = [first, answers({})];
    await returnFromProvider();
    await wait(60_000);
    await returnFromProvider(search);
    expect(calls("checkPayment").map(([, { body }]) => body?.pmt_id)).toEqual([
      "2",
      new URLSearchParams(search).get("pmt_id"),
    ]);
    expect(window.location.search).toBe("");
  });

  it("even without storage", async () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    for (let visit = 0; visit < 2; visit += 1) {
      await returnFromProvider();
      await wait(60_000);
    }
    expect(calls("checkPayment")).toHaveLength(2);
  });
});

describe("the end of a check closes its dialog", () => {
  const unanswered = (reason: string): [string, string] => [`${texts.checkFailed} (${reason})`, "error"];
  const statusText = (status: number) => english.errors.status.replace("{status}", String(status));
  const page = fails({ kind: "status", status: 404, text: "", isPage: true });

  it.each<[string, CallResult, [string, string] | null, { isStarted: boolean; isToBeMadeUp: boolean }]>([
    ["found good", answers({}), null, { isStarted: true, isToBeMadeUp: false }],
    [
      "good, with words",
      answers({ message: "Thanks" }),
      ["Thanks", "success"],
      { isStarted: true, isToBeMadeUp: false },
    ],
    ["led elsewhere", answers({ redirect_url: "/x" }), null, { isStarted: true, isToBeMadeUp: false }],
    ["refused with a status", refused, ["Wrong hash", "error"], { isStarted: false, isToBeMadeUp: false }],
    ["refused with a field", answers({ error: "No" }), ["No", "error"], { isStarted: false, isToBeMadeUp: false }],
    ["404 of a host", page, unanswered(statusText(404)), { isStarted: true, isToBeMadeUp: true }],
    ["408", failsWith(408), unanswered(statusText(408)), { isStarted: true, isToBeMadeUp: true }],
    ["425", failsWith(425), unanswered(statusText(425)), { isStarted: true, isToBeMadeUp: true }],
    ["429", failsWith(429, "Later"), unanswered("Later"), { isStarted: true, isToBeMadeUp: true }],
    ["502", failsWith(502, "Busy"), unanswered("Busy"), { isStarted: true, isToBeMadeUp: true }],
    ["no network", unreachable, unanswered(english.errors.unreachable), { isStarted: true, isToBeMadeUp: true }],
    [
      "an unreadable answer",
      fails({ kind: "unreadable" }),
      unanswered(english.errors.unreadable),
      { isStarted: true, isToBeMadeUp: true },
    ],
  ])("%s", async (_, result, notice, { isStarted, isToBeMadeUp }) => {
    replies.checkPayment = [result];
    await returnFromProvider();
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toEqual(notice);
    expect(isKept()).toBe(isStarted);
    expect(keptReturns()).toEqual(isToBeMadeUp ? [okSearch.slice(1)] : []);
    expect(calls("me")).toHaveLength(1);
    expect(events).toEqual(result.answer.redirectUrl ? [{ type: "redirect", address: "http://localhost/x" }] : []);
  });

  it.each(sessionFailures)("%j, which is left to the session, and the return is kept", async (error, event) => {
    replies.checkPayment = [fails(error)];
    await returnFromProvider();
    expect(paymentState().name).toBe("closed");
    expect(events).toEqual([event]);
    expect(keptReturns()).toEqual([okSearch.slice(1)]);
    expect(calls("me")).toHaveLength(0);
    expect(shownNotification()).toBeNull();
  });
});

describe("a check without a good answer", () => {
  it.each<[string, CallResult, string]>([
    ["is refused", refused, "Wrong hash"],
    ["gets no answer", unreachable, english.errors.unreachable],
  ])("that %s says so, and that the invoice is settled", async (_, result, failure) => {
    replies = { checkPayment: [result], me: [paid] };
    await returnFromProvider();
    // Nothing says "paid".
    expect(shownNotification()).toEqual([`${failure}\n${texts.settled}`, "error"]);
    expect(isKept()).toBe(false);
  });

  it("that is refused keeps an earlier return for a check", async () => {
    replies.checkPayment = [unreachable, refused];
    await returnFromProvider();
    await returnFromProvider(okSearch.replace("pmt_id=2", "pmt_id=3"));
    expect(keptReturns()).toEqual([okSearch.slice(1)]);
  });

  it("is resent by a later start, even if the payment was started in another browser", async () => {
    dropPaymentAndReturns(invoice);
    replies.checkPayment = [unreachable];
    await returnFromProvider();
    expect(keptReturns()).toEqual([okSearch.slice(1)]);
  });
});

describe("a payment that is checked and not booked yet", () => {
  it("is not read again while the page is left for a login or a captcha", async () => {
    jest.spyOn(pageLocation, "isLeaving").mockReturnValue(true);
    await returnFromProvider();
    await wait(60_000);
    expect(calls("me")).toHaveLength(1);
    expect(shownNotification()).toBeNull();
  });

  it("is not read again once the member has been refused", async () => {
    replies.me = [fails({ kind: "critical", status: 403, text: "No" })];
    const stopDropping = onSessionEvent(() => queryClient.clear());
    await returnFromProvider();
    await wait(60_000);
    stopDropping();
    expect(calls("me")).toHaveLength(1);
    expect(shownNotification()).toBeNull();
  });

  it("is polled with growing gaps until it is booked", async () => {
    replies.me = [payable, payable, paid];
    await returnFromProvider();
    const fetches: number[] = [];
    for (const milliseconds of [1499, 1, 2999, 1]) {
      await wait(milliseconds);
      fetches.push(calls("me").length);
    }
    expect(fetches).toEqual([1, 2, 2, 3]);
    expect(shownNotification()).toEqual([texts.paid, "success"]);
    await wait(60_000);
    expect(calls("me")).toHaveLength(3);
  });

  it.each<[string, CallResult]>([
    ["is payable", payable],
    ["cannot be read", unreachable],
  ])("shows an info message when the invoice %s after a few refetches", async (_, me) => {
    replies.me = [me];
    await returnFromProvider();
    await wait(10_499);
    expect(shownNotification()).toBeNull();
    await wait(1);
    expect(shownNotification()).toEqual([texts.unconfirmed, "info"]);
    await wait(60_000);
    expect(calls("me")).toHaveLength(4);
    expect(isKept()).toBe(true);
  });

  it("counts as booked when its invoice has left the list after a payment on this device", async () => {
    replies.me = [payable, gone];
    await returnFromProvider();
    await wait(1500);
    expect(shownNotification()).toEqual([texts.paid, "success"]);
    expect(isKept()).toBe(true);
  });

  it.each([
    ["even after a long time at the provider", () => keepStartedPayment({ ...invoice, startedAt: hourAgo() })],
    ["even in another browser", () => undefined],
  ])("asks before paying again, %s", async (_name, start) => {
    dropPaymentAndReturns(invoice);
    start();
    await returnFromProvider();
    await wait(60_000);
    expect(startedPaymentsStore.get().map((payment) => isRecent(payment))).toEqual([true]);
  });
});

describe("a language chosen while the payment is polled", () => {
  const speakFinnish = () => localeStore.set({ locale: "fi", messages: { ...firstFinnish, ...lazyFinnish } });

  it("applies to later reads and messages", async () => {
    await returnFromProvider();
    speakFinnish();
    replies.me = [paid];
    await wait(1500);
    expect(calls("me").map(([, { locale }]) => locale)).toEqual(["en", "fi"]);
    expect(queryClient.getQueryData(["me", "fi"])).toMatchObject({ invoices: [{ id: 5012, isPayable: false }] });
    expect(shownNotification()).toEqual([lazyFinnish.payment.paid, "success"]);
  });

  it("is read too when chosen during a read, before the payment is dropped", async () => {
    const finish = delay("me");
    await returnFromProvider();
    speakFinnish();
    replies.me = [unreachable];
    await finish(paid);
    expect(calls("me").map(([, { locale }]) => locale)).toEqual(["en", "fi"]);
    expect(isKept()).toBe(true);
  });
});

describe("a return with status=cancel or status=error", () => {
  const canceled = [texts.canceled, "info"];
  const failed = [texts.error, "error"];

  it.each([
    ["?status=cancel", canceled],
    ["?status=cancel&pmt_id=2", canceled],
    ["?status=error&pmt_id=2&pmt_errortexttouser=%3Cb%3Eno%3C%2Fb%3E", failed],
  ])("%s shows one message, ends the payment and rereads the member", async (search, notice) => {
    goTo(search);
    void handleReturn(invoice);
    expect(pageLocation.current()).toBe("/app/invoices/5012");
    void handleReturn(invoice);
    await wait();
    expect(shownNotification()).toEqual(notice);
    expect(calls("checkPayment")).toHaveLength(0);
    expect(calls("me")).toHaveLength(1);
    expect(isKept()).toBe(false);
    openPayment(invoice);
    expect(paymentState()).toEqual({ name: "instructions", invoiceId: 5012 });
  });

  it.each([
    ["?status=cancel", canceled, "Paid", "The status of the invoice is now: Paid."],
    ["?status=error", failed, "Waiting for the bank", "The status of the invoice is now: Waiting for the bank."],
    ["?status=cancel", canceled, "", texts.settled],
  ])("%s keeps its message when the invoice is settled anyway", async (search, [notice, color], status, text) => {
    replies.me = [withInvoices({ id: 5012, _is_payable: false, _status: { text: status } })];
    await returnFromProvider(search);
    expect(shownNotification()).toEqual([`${notice}\n${text}`, color]);
  });

  it("adds nothing to its message when the invoice was settled before", async () => {
    handleAnswer("en", paid.answer);
    replies.me = [paid];
    await returnFromProvider("?status=cancel");
    expect(shownNotification()).toEqual(canceled);
  });

  it.each<[string, CallResult]>([
    ["there is no network", unreachable],
    ["the invoice is gone", gone],
  ])("keeps its message when %s", async (_, me) => {
    replies.me = [me];
    await returnFromProvider("?status=error");
    expect(shownNotification()).toEqual(failed);
  });

  it("keeps an earlier payment's return for its check and question", async () => {
    replies.checkPayment = [unreachable];
    await returnFromProvider();
    await returnFromProvider("?status=cancel&pmt_id=3");
    expect(keptReturns()).toEqual([okSearch.slice(1)]);
    openPayment(invoice);
    expect(paymentState().name).toBe("asking");
  });
});

describe("a logout while a return is handled", () => {
  const logOut = () => {
    endSession();
    dropOwned();
  };
  const isForgotten = () => localStorage.length === 0 && sessionStorage.length === 0;

  it.each<[string, CallResult]>([
    ["good", answers({ message: "Thank you" })],
    ["a refusal", refused],
    ["missing", unreachable],
  ])("ignores an answer that is %s", async (_, result) => {
    const finish = delay("checkPayment");
    await returnFromProvider();
    logOut();
    await finish(result);
    expect(isForgotten()).toBe(true);
    expect(calls("me")).toHaveLength(0);
    expect(shownNotification()).toBeNull();
    expect(paymentState().name).toBe("closed");
  });

  it("ends the refetches of a payment that is not booked yet", async () => {
    await returnFromProvider();
    logOut();
    await wait(60_000);
    expect(calls("me")).toHaveLength(1);
    expect(isForgotten()).toBe(true);
    expect(shownNotification()).toBeNull();
  });

  it("shows nothing of a fetch in flight", async () => {
    const finish = delay("me");
    await returnFromProvider();
    logOut();
    await finish(paid);
    expect(shownNotification()).toBeNull();
    expect(calls("me")).toHaveLength(1);
  });
});

describe("another member who signs in while a return is handled", () => {
  it.each<[string, CallResult]>([
    ["good", answers({ message: "Thank you" })],
    ["a refusal", refused],
    ["missing", unreachable],
  ])("sees nothing of an answer that is %s, and the return stays with its payment", async (_, result) => {
    replies.me = [ofAnother];
    const finish = delay("checkPayment");
    await returnFromProvider();
    signInAnother();
    await finish(result);
    await wait(60_000);
    expect(calls("me")).toHaveLength(0);
    expect(shownNotification()).toBeNull();
    expect(paymentState().name).toBe("closed");
    expect(keptReturns()).toEqual([okSearch.slice(1)]);
  });

  it("sees nothing of a polled invoice", async () => {
    replies.me = [payable, ofAnother];
    await returnFromProvider();
    await wait(60_000);
    // The other member's own fetch; then the app refetches the rest.
    expect(calls("me")).toHaveLength(2);
    expect(calls("config")).toHaveLength(1);
    expect(shownNotification()).toBeNull();
    expect(paymentState().name).toBe("closed");
  });
});

describe("a return to an invoice that is not on the list", () => {
  beforeEach(() => {
    readMember(gone);
    replies.me = [gone];
  });

  it("is checked when the payment was started here", async () => {
    await returnFromProvider();
    expect(calls("checkPayment")).toHaveLength(1);
    expect(shownNotification()).toEqual([texts.paid, "success"]);
  });

  it("is checked when the list comes from the device", async () => {
    dropPaymentAndReturns(invoice);
    jest.mocked(isMemberFromDevice).mockReturnValueOnce(true);
    await returnFromProvider();
    expect(calls("checkPayment")).toHaveLength(1);
  });

  it.each([okSearch, "?status=cancel", "?status=error"])("belongs to another member otherwise: %s", async (search) => {
    dropPaymentAndReturns(invoice);
    await returnFromProvider(search);
    expect(server).not.toHaveBeenCalled();
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toBeNull();
    expect(isKept()).toBe(false);
  });
});

describe("an address that is no return", () => {
  it("stays as it is", async () => {
    const search = "?status=paid&pmt_id=2";
    await returnFromProvider(search);
    expect(server).not.toHaveBeenCalled();
    expect(paymentState().name).toBe("closed");
    expect(window.location.search).toBe(search);
    expect(shownNotification()).toBeNull();
  });
});
