import type { QueryClient } from "@tanstack/react-query";
import { parseAnswer } from "@/lib/api/answer";
import type { ApiError } from "@/lib/api/api-error";
import { callServer, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { network } from "@/lib/base/network";
import { pageLocation } from "@/lib/base/page-location";
import { localeStore } from "@/lib/i18n/locale-store";
import { answeredReturnsKey, dropPaymentTraces, startedPaymentsKey } from "@/lib/invoices/drop-payment-traces";
import {
  dropStartedPayment,
  isRecent,
  keepStartedPayment,
  startedPaymentsStore,
} from "@/lib/invoices/started-payments";
import { notificationStore, notify } from "@/lib/notifications/notifications";
import { handleAnswer } from "@/lib/queries/handle-answer";
import { beginSession, endSession } from "@/lib/queries/session";
import { createQueryClient } from "@/lib/queries/query-client";
import { onSessionEvent, type SessionEvent } from "@/lib/queries/session-events";
import firstEnglish from "@/messages/en.json";
import firstFinnish from "@/messages/fi.json";
import laterEnglish from "@/messages/later/en.json";
import laterFinnish from "@/messages/later/fi.json";
import { confirmAgain, handleReturn, retryCheck } from "./handle-return";
import { keepPaymentTrace } from "./keep-payment-trace";
import { closePayment } from "./pay-invoice";
import type { PaymentOptions } from "./payment-options";
import { paymentState } from "./payment-store";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));

const english = { ...firstEnglish, ...laterEnglish };
const server = callServer as jest.MockedFunction<typeof callServer>;

const answers = (body: object): CallResult => ({ ok: true, answer: parseAnswer(body) });
const fails = (error: ApiError): CallResult => ({ ok: false, error, answer: parseAnswer({}) });
const refused = fails({ kind: "status", status: 422, text: "Wrong hash" });
const unreachable = fails({ kind: "unreachable" });
const noSuchPage = fails({ kind: "status", status: 404, text: "", isPage: true });
const withInvoices = (...invoice: object[]) => answers({ memberData: { id: 7, invoice } });
const payable = withInvoices({ id: 5012, _is_payable: true });
const paid = withInvoices({ id: 5012, _is_payable: false });
const gone = withInvoices({ id: 5013, _is_payable: true });
const ofAnother = answers({ memberData: { id: 8, invoice: [{ id: 6001, _is_payable: true }] } });
/** All that Svea Payments appends to a good return. */
const provided = {
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
const parameters = { status: "ok", ...provided };
const okSearch = `?${new URLSearchParams(parameters).toString()}`;

/** What each call answers, one after the other; the last answer stays. */
let replies: Partial<Record<EndpointName, (CallResult | Promise<CallResult>)[]>>;
let client: QueryClient;
let options: PaymentOptions;
let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  localeStore.set({ locale: "en", messages: english });
  localStorage.clear();
  sessionStorage.clear();
  notify("");
  client = createQueryClient();
  if (payable.ok) handleAnswer(client, "en", payable.answer);
  options = { client, locale: "en", person: "7" };
  keepStartedPayment({ person: "7", invoiceId: 5012, startedAt: Date.now() });
  replies = { checkPayment: [answers({})], me: [payable] };
  server.mockReset().mockImplementation(async (name) => {
    const [next = unreachable, ...later] = replies[name] ?? [];
    if (later.length > 0) replies[name] = later;
    return next;
  });
  events = [];
  beginSession();
  stop = onSessionEvent((event) => events.push(event));
});
afterEach(async () => {
  // What a test left on its way ends within its own time.
  await jest.advanceTimersByTimeAsync(60_000);
  stop();
  closePayment();
  for (const payment of startedPaymentsStore.get()) dropStartedPayment(payment);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const calls = (name: EndpointName) => server.mock.calls.filter(([called]) => called === name);
const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const isKept = () => startedPaymentsStore.get().length > 0;
/** The return that is kept on the device for a later start. */
const keptReturn = () => {
  const [payment] = JSON.parse(localStorage.getItem(startedPaymentsKey) ?? "[]") as { unanswered?: string }[];
  return payment?.unanswered;
};
const shown = () => {
  const { visible, notification } = notificationStore.get();
  return visible ? [notification?.text, notification?.color] : null;
};
const goTo = (search: string) => window.history.replaceState(null, "", `/app/invoices/5012${search}`);
/** The provider leads back to the invoice; what can be answered at once is. */
async function comeBack(search = okSearch): Promise<void> {
  goTo(search);
  void handleReturn(5012, options);
  await wait();
}
/** As this page reads it: the member before has gone with all that was known of them. */
function signInAnother(): void {
  client.clear();
  handleAnswer(client, "en", ofAnother.answer);
}
/** An answer that comes when it is told to. */
function delay(name: EndpointName): (result: CallResult) => Promise<void> {
  let finish: (result: CallResult) => void = () => undefined;
  replies[name] = [new Promise((resolve) => (finish = resolve))];
  return async (result) => {
    finish(result);
    await wait();
  };
}

describe("a return that says ok", () => {
  it("is checked once with every parameter, also when it is told of twice", async () => {
    goTo(okSearch);
    void handleReturn(5012, options);
    expect(paymentState()).toEqual({ name: "checking", invoiceId: 5012, parameters });
    void handleReturn(5012, options);
    await wait();
    void handleReturn(5012, options);
    await wait();
    expect(calls("checkPayment")).toEqual([["checkPayment", { locale: "en", body: parameters }]]);
  });

  it("stays in the address until the check is answered, and leaves no step in the history", async () => {
    const finish = delay("checkPayment");
    await comeBack(`${okSearch}#top`);
    const steps = window.history.length;
    expect(window.location.search).toBe(okSearch);
    expect(paymentState().name).toBe("checking");
    await finish(answers({}));
    expect(pageLocation.current()).toBe("/app/invoices/5012");
    expect(window.history.length).toBe(steps);
  });

  it("closes the dialog when the invoice is paid, says so and forgets that it was started", async () => {
    replies.me = [paid];
    await comeBack();
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
    expect(isKept()).toBe(false);
    expect(calls("me")).toEqual([
      ["me", { locale: "en", clearCache: true, signal: expect.any(AbortSignal) as AbortSignal }],
    ]);
  });

  it("says what the server says of it", async () => {
    replies = { checkPayment: [answers({ message: "Thank you" })], me: [payable, paid] };
    await comeBack();
    expect(shown()).toEqual(["Thank you", "success"]);
    notify("");
    await wait(1500);
    expect(shown()).toEqual(["Thank you", "success"]);
  });

  it("takes over the member's data that comes with the check, and reads it anew all the same", async () => {
    replies.checkPayment = [answers({ memberData: { id: 7, _full_name: "Maija" } })];
    const finish = delay("me");
    await comeBack();
    expect(client.getQueryData(["member", "en"])).toMatchObject({ fullName: "Maija" });
    await finish(paid);
    expect(client.getQueryData(["member", "en"])).toMatchObject({ invoices: [{ id: 5012, isPayable: false }] });
  });

  it("goes on unseen when the dialog is closed, and then says that it is paid", async () => {
    const finish = delay("checkPayment");
    replies.me = [payable, paid];
    await comeBack();
    closePayment();
    await finish(answers({}));
    expect(paymentState().name).toBe("closed");
    expect(window.location.search).toBe("");
    await wait(1500);
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
  });

  it("leaves the address alone of a screen that the member has gone on to", async () => {
    const finish = delay("checkPayment");
    await comeBack();
    window.history.pushState(null, "", "/app/settings?x=1");
    await finish(answers({}));
    expect(pageLocation.current()).toBe("/app/settings?x=1");
  });
});

describe("the same return once more", () => {
  it("is not checked again, but the invoice is read again", async () => {
    await comeBack();
    await wait(60_000);
    closePayment();
    server.mockClear();
    replies.me = [paid];
    await comeBack();
    expect(calls("checkPayment")).toHaveLength(0);
    expect(calls("me")).toHaveLength(1);
    expect(window.location.search).toBe("");
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
  });

  it("waits for the booking as the first one did", async () => {
    await comeBack();
    closePayment();
    await wait(60_000);
    await comeBack();
    expect(paymentState()).toEqual({ name: "confirming", invoiceId: 5012 });
  });

  it("is checked when it differs in one parameter", async () => {
    await comeBack();
    await wait(60_000);
    await comeBack(okSearch.replace("pmt_id=2", "pmt_id=3"));
    expect(calls("checkPayment")).toHaveLength(2);
  });

  it("is checked when it is somebody else's who has signed in since", async () => {
    await comeBack();
    await wait(60_000);
    signInAnother();
    replies.me = [ofAnother];
    options = { ...options, person: "8" };
    await comeBack();
    expect(calls("checkPayment")).toHaveLength(2);
    expect(sessionStorage.getItem(answeredReturnsKey)).not.toContain('"7"');
  });

  it("is checked where nothing can be stored", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    await comeBack();
    await wait(60_000);
    await comeBack();
    expect(calls("checkPayment")).toHaveLength(2);
  });
});

describe("a check without an answer", () => {
  it.each<[string, CallResult, string]>([
    ["no network", unreachable, english.errors.unreachable],
    ["a page", fails({ kind: "unreadable" }), english.errors.unreadable],
    ["a page with 404", noSuchPage, english.errors.status.replace("{status}", "404")],
    ["429", fails({ kind: "status", status: 429, text: "Later" }), "Later"],
    ["502", fails({ kind: "status", status: 502, text: "Busy" }), "Busy"],
    ["503", fails({ kind: "status", status: 503, text: "" }), english.errors.status.replace("{status}", "503")],
  ])("because of %s keeps the return with the payment, and can be sent once more", async (_, result, text) => {
    replies.checkPayment = [result, answers({})];
    await comeBack();
    expect(paymentState()).toEqual({ name: "checkFailed", invoiceId: 5012, parameters, text });
    expect(window.location.search).toBe("");
    expect(keptReturn()).toBe(okSearch.slice(1));
    expect(shown()).toBeNull();
    expect(events).toEqual([]);
    replies.me = [paid];
    void retryCheck(options);
    void retryCheck(options);
    expect(paymentState().name).toBe("checking");
    await wait();
    expect(calls("checkPayment").map(([, { body }]) => body)).toEqual([parameters, parameters]);
    expect(window.location.search).toBe("");
    expect(paymentState().name).toBe("closed");
  });

  it.each<[ApiError, SessionEvent]>([
    [
      { kind: "unauthorized", redirectUrl: "/login" },
      { type: "unauthorized", redirectUrl: "/login" },
    ],
    [
      { kind: "critical", status: 500, text: "Down" },
      { type: "critical", status: 500, text: "Down" },
    ],
    [
      { kind: "critical", status: 403, text: "No" },
      { type: "critical", status: 403, text: "No" },
    ],
    [{ kind: "captcha" }, { type: "captcha" }],
  ])("but %j is left to the session, with an address that checks nothing by itself", async (error, event) => {
    let search: string | null = null;
    const stopLooking = onSessionEvent(() => (search = window.location.search));
    replies.checkPayment = [fails(error), answers({})];
    await comeBack();
    stopLooking();
    expect(events).toEqual([event]);
    expect(paymentState().name).toBe("closed");
    expect(search).toBe("");
    expect(keptReturn()).toBe(okSearch.slice(1));
    expect(calls("me")).toHaveLength(0);
    expect(shown()).toBeNull();
    void handleReturn(5012, options);
    await wait();
    expect(calls("checkPayment")).toHaveLength(1);
  });

  describe("where nothing can be stored", () => {
    beforeEach(() => {
      jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("full", "QuotaExceededError");
      });
    });

    it("keeps the return in the address", async () => {
      replies.checkPayment = [unreachable];
      await comeBack();
      expect(window.location.search).toBe(okSearch);
    });

    it("does not keep one in the address that would take the screen away each time", async () => {
      replies.checkPayment = [fails({ kind: "critical", status: 500, text: "" })];
      await comeBack();
      expect(window.location.search).toBe("");
    });
  });

  it("is kept from the moment that it is sent: the app may be closed before there is an answer", async () => {
    const finish = delay("checkPayment");
    await comeBack();
    expect(keptReturn()).toBe(okSearch.slice(1));
    await finish(answers({}));
    expect(isKept()).toBe(true);
    expect(keptReturn()).toBeUndefined();
  });

  it("is not forgotten when the invoice is paid again", async () => {
    replies.checkPayment = [unreachable];
    await comeBack();
    keepPaymentTrace({ person: "7", invoiceId: 5012 });
    expect(keptReturn()).toBe(okSearch.slice(1));
  });

  it("is a notification when the dialog has been closed", async () => {
    const finish = delay("checkPayment");
    await comeBack();
    closePayment();
    await finish(unreachable);
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.errors.unreachable, "error"]);
  });

  it("is over when the invoice shows as paid", async () => {
    replies = { checkPayment: [unreachable], me: [paid] };
    await comeBack();
    expect(paymentState().name).toBe("closed");
    expect(window.location.search).toBe("");
    // No word of "paid" from anybody.
    expect(shown()).toEqual([english.payment.settled, "info"]);
  });

  it("is sent once more by itself when there is a network again", async () => {
    const online = jest.spyOn(network, "isOnline").mockReturnValue(false);
    replies = { checkPayment: [unreachable, answers({})], me: [unreachable, paid] };
    await comeBack();
    expect(paymentState().name).toBe("checkFailed");
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await wait();
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
    window.dispatchEvent(new Event("online"));
    await wait();
    expect(calls("checkPayment")).toHaveLength(2);
  });

  it("has paying again asked about also where the payment was started in another browser", async () => {
    dropStartedPayment({ person: "7", invoiceId: 5012 });
    replies = { checkPayment: [unreachable], me: [unreachable] };
    await comeBack();
    expect(startedPaymentsStore.get().some((payment) => isRecent(payment))).toBe(true);
  });
});

describe("a check that is refused", () => {
  it.each<[string, CallResult, string]>([
    ["with a status", refused, "Wrong hash"],
    ["with an error field", answers({ error: "Not found" }), "Not found"],
  ])("%s says why, and is not sent again by a reload", async (_, result, text) => {
    replies.checkPayment = [result];
    await comeBack();
    expect(paymentState()).toEqual({ name: "checkFailed", invoiceId: 5012, parameters, text });
    expect(window.location.search).toBe("");
    expect(calls("me")).toHaveLength(1);
    expect(isKept()).toBe(true);
    closePayment();
    await comeBack();
    expect(calls("checkPayment")).toHaveLength(1);
  });

  it("is sent again by the member, with every parameter", async () => {
    replies = { checkPayment: [refused, answers({})], me: [payable, paid] };
    await comeBack();
    void retryCheck(options);
    await wait();
    expect(calls("checkPayment").map(([, { body }]) => body)).toEqual([parameters, parameters]);
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
  });

  it("does not matter when the invoice shows as paid", async () => {
    replies = { checkPayment: [refused], me: [paid] };
    await comeBack();
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.settled, "info"]);
    expect(isKept()).toBe(false);
  });

  it.each<[string, CallResult]>([
    ["cannot be read", unreachable],
    ["has no such invoice", gone],
  ])("stays when the member's data %s", async (_, me) => {
    replies = { checkPayment: [refused], me: [me] };
    await comeBack();
    expect(paymentState().name).toBe("checkFailed");
    expect(shown()).toBeNull();
    expect(isKept()).toBe(true);
  });

  it.each<[string, CallResult]>([
    ["is payable", payable],
    ["cannot be read", unreachable],
    ["is gone", gone],
  ])("says so again when it comes once more and the invoice %s", async (_, me) => {
    replies = { checkPayment: [refused], me: [me] };
    await comeBack();
    closePayment();
    const before = startedPaymentsStore.get();
    await wait(60_000);
    await comeBack();
    await wait(60_000);
    expect(calls("checkPayment")).toHaveLength(1);
    expect(paymentState()).toEqual({ name: "checkFailed", invoiceId: 5012, parameters, text: "Wrong hash" });
    expect(window.location.search).toBe("");
    // It is no start anew.
    expect(startedPaymentsStore.get()).toEqual(before);
    expect(shown()).toBeNull();
  });

  it("is not sent again by the network when it comes once more without one", async () => {
    replies.checkPayment = [refused];
    await comeBack();
    closePayment();
    const online = jest.spyOn(network, "isOnline").mockReturnValue(false);
    await comeBack();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await wait();
    expect(calls("checkPayment")).toHaveLength(1);
  });

  it("does not matter when it comes once more and the invoice shows as paid", async () => {
    replies = { checkPayment: [refused], me: [payable, paid] };
    await comeBack();
    closePayment();
    await comeBack();
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.settled, "info"]);
    expect(isKept()).toBe(false);
  });

  it("is a good one when it comes once more after it was found good", async () => {
    replies.checkPayment = [refused, answers({})];
    await comeBack();
    void retryCheck(options);
    await wait(60_000);
    closePayment();
    await comeBack();
    expect(calls("checkPayment")).toHaveLength(2);
    expect(paymentState().name).toBe("confirming");
  });
});

describe("a payment that is checked and not booked yet", () => {
  it("is looked for with growing gaps until it is booked", async () => {
    replies.me = [payable, payable, paid];
    await comeBack();
    expect(paymentState()).toEqual({ name: "confirming", invoiceId: 5012 });
    const readings: number[] = [];
    for (const milliseconds of [1499, 1, 2999, 1]) {
      await wait(milliseconds);
      readings.push(calls("me").length);
    }
    expect(readings).toEqual([1, 2, 2, 3]);
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
    await wait(60_000);
    expect(calls("me")).toHaveLength(3);
  });

  it("is left at that after a few times, until the member asks again", async () => {
    await comeBack();
    await wait(10_499);
    expect(paymentState().name).toBe("confirming");
    await wait(1);
    expect(paymentState()).toEqual({ name: "unconfirmed", invoiceId: 5012 });
    expect(calls("me")).toHaveLength(4);
    await wait(60_000);
    expect(calls("me")).toHaveLength(4);
    expect(isKept()).toBe(true);
    expect(shown()).toBeNull();

    replies.me = [payable, paid];
    void confirmAgain(options);
    void confirmAgain(options);
    await wait();
    expect(paymentState().name).toBe("confirming");
    expect(calls("me")).toHaveLength(5);
    await wait(1500);
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
    expect(calls("checkPayment")).toHaveLength(1);
    expect(isKept()).toBe(false);
  });

  it("may be unconfirmed more than once", async () => {
    await comeBack();
    await wait(10_500);
    void confirmAgain(options);
    await wait(10_500);
    expect(paymentState().name).toBe("unconfirmed");
    expect(calls("me")).toHaveLength(8);
  });

  it("is never taken for booked because the member's data cannot be read", async () => {
    replies.me = [unreachable];
    await comeBack();
    await wait(10_500);
    expect(paymentState().name).toBe("unconfirmed");
    expect(shown()).toBeNull();
    expect(isKept()).toBe(true);
  });

  it("is booked when its invoice is gone from the list", async () => {
    replies.me = [payable, gone];
    await comeBack();
    await wait(1500);
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.paid, "success"]);
    expect(isKept()).toBe(false);
  });

  it("is booked when its invoice is gone by the time the member asks again", async () => {
    await comeBack();
    await wait(10_500);
    replies.me = [gone];
    void confirmAgain(options);
    await wait();
    expect(shown()).toEqual([english.payment.paid, "success"]);
    expect(isKept()).toBe(false);
  });

  it("is looked for again, or checked again, only where that was offered", async () => {
    void confirmAgain(options);
    void retryCheck(options);
    await wait();
    expect(server).not.toHaveBeenCalled();
    await comeBack();
    void confirmAgain(options);
    void retryCheck(options);
    await wait();
    expect(calls("me")).toHaveLength(1);
    expect(calls("checkPayment")).toHaveLength(1);
  });
});

describe("a return after a long time at the provider", () => {
  const anHourAgo = () => Date.now() - 60 * 60_000;
  const isAskedAbout = () => startedPaymentsStore.get().some((payment) => isRecent(payment));
  // As a page that is only just loaded finds it: nothing has been read of it yet.
  beforeEach(() => {
    dropStartedPayment({ person: "7", invoiceId: 5012 });
    const payment = { person: "7", invoiceId: 5012, startedAt: anHourAgo() };
    localStorage.setItem(startedPaymentsKey, JSON.stringify([payment]));
  });

  it.each<[string, CallResult, CallResult]>([
    ["booked", answers({}), payable],
    ["read", answers({}), unreachable],
    ["found good", refused, payable],
    ["checked", unreachable, unreachable],
  ])("has paying again asked about while it is not %s", async (_, checkPayment, me) => {
    replies = { checkPayment: [checkPayment], me: [me] };
    await comeBack();
    await wait(10_500);
    expect(isAskedAbout()).toBe(true);
  });

  it("has it asked about also where the payment was started in another browser", async () => {
    localStorage.clear();
    await comeBack();
    expect(isAskedAbout()).toBe(true);
  });

  it("says nothing of a payment where none was started and the check is refused", async () => {
    localStorage.clear();
    replies.checkPayment = [refused];
    await comeBack();
    expect(isKept()).toBe(false);
    closePayment();
    await comeBack();
    expect(isKept()).toBe(false);
  });

  it("says nothing of one either when the check is refused at the second try", async () => {
    localStorage.clear();
    replies.checkPayment = [unreachable, refused];
    await comeBack();
    expect(isKept()).toBe(true);
    void retryCheck(options);
    await wait();
    expect(paymentState().name).toBe("checkFailed");
    expect(isKept()).toBe(false);
  });

  it("leaves one in mind that was started since, when the check is refused at the second try", async () => {
    localStorage.clear();
    replies.checkPayment = [unreachable, refused];
    await comeBack();
    keepPaymentTrace({ person: "7", invoiceId: 5012 });
    void retryCheck(options);
    await wait();
    expect(isKept()).toBe(true);
  });

  it("leaves another return in mind when the check of one is refused", async () => {
    localStorage.clear();
    replies.checkPayment = [unreachable, refused];
    await comeBack();
    closePayment();
    await comeBack(okSearch.replace("pmt_id=2", "pmt_id=3"));
    expect(isKept()).toBe(true);
  });

  it("does not count when it says no", async () => {
    await comeBack("?status=cancel");
    expect(isAskedAbout()).toBe(false);
  });
});

describe("a language that is chosen while the payment is looked for", () => {
  const speakFinnish = () => localeStore.set({ locale: "fi", messages: { ...firstFinnish, ...laterFinnish } });

  it("is the one that is read from then on, and told in", async () => {
    await comeBack();
    speakFinnish();
    replies.me = [paid];
    await wait(1500);
    expect(calls("me").map(([, { locale }]) => locale)).toEqual(["en", "fi"]);
    expect(client.getQueryData(["member", "fi"])).toMatchObject({ invoices: [{ id: 5012, isPayable: false }] });
    expect(shown()).toEqual([laterFinnish.payment.paid, "success"]);
  });

  it("is read too when it is chosen during a reading, before the payment is forgotten", async () => {
    const finish = delay("me");
    await comeBack();
    speakFinnish();
    replies.me = [unreachable];
    await finish(paid);
    expect(calls("me").map(([, { locale }]) => locale)).toEqual(["en", "fi"]);
    expect(isKept()).toBe(true);
  });
});

describe("a return that says no", () => {
  const canceled = [english.payment.canceled, "info"];
  const failed = [english.payment.error, "error"];

  it.each([
    ["?status=cancel&pmt_id=2", canceled],
    ["?status=error&pmt_id=2&pmt_errortexttouser=%3Cb%3Eno%3C%2Fb%3E", failed],
  ])("%s is told once, without a check, and the member's data is read again", async (search, notice) => {
    goTo(search);
    void handleReturn(5012, options);
    expect(window.location.search).toBe("");
    void handleReturn(5012, options);
    await wait();
    expect(shown()).toEqual(notice);
    expect(paymentState().name).toBe("closed");
    expect(calls("checkPayment")).toHaveLength(0);
    expect(calls("me")).toHaveLength(1);
    // It may have been paid all the same: a second payment is asked about.
    expect(isKept()).toBe(true);
    expect(startedPaymentsStore.get()).toMatchObject([{ invoiceId: 5012, isUnfinished: true }]);
    expect(pageLocation.current()).toBe("/app/invoices/5012");
  });

  it.each([
    ["?status=cancel", "Paid", "The status of the invoice is now: Paid."],
    ["?status=error", "Waiting for the bank", "The status of the invoice is now: Waiting for the bank."],
    ["?status=cancel", "", english.payment.settled],
  ])("%s may be settled all the same: %j is the server's word for it", async (search, status, text) => {
    replies.me = [withInvoices({ id: 5012, _is_payable: false, _status: { text: status } })];
    await comeBack(search);
    expect(shown()).toEqual([text, "info"]);
    expect(isKept()).toBe(false);
  });

  it.each<[string, CallResult]>([
    ["there is no network", unreachable],
    ["the server is busy", fails({ kind: "status", status: 503, text: "Busy" })],
    ["the invoice is gone", gone],
  ])("stays said when %s", async (_, me) => {
    replies.me = [me];
    await comeBack("?status=error");
    expect(shown()).toEqual(failed);
    expect(isKept()).toBe(true);
  });
});

describe("a logout while a return is handled", () => {
  const logOut = () => {
    endSession();
    dropPaymentTraces();
  };
  const isForgotten = () => localStorage.length === 0 && sessionStorage.length === 0;

  it.each<[string, CallResult]>([
    ["good", answers({ message: "Thank you" })],
    ["a refusal", refused],
    ["missing", unreachable],
  ])("leaves nothing to be done with an answer that is %s", async (_, result) => {
    const finish = delay("checkPayment");
    await comeBack();
    logOut();
    await finish(result);
    expect(isForgotten()).toBe(true);
    expect(calls("me")).toHaveLength(0);
    expect(shown()).toBeNull();
  });

  it("ends the readings of a payment that is not booked yet", async () => {
    await comeBack();
    logOut();
    await wait(60_000);
    expect(calls("me")).toHaveLength(1);
    expect(isForgotten()).toBe(true);
  });

  it("says nothing of a reading that was on its way", async () => {
    const finish = delay("me");
    await comeBack();
    logOut();
    await finish(paid);
    expect(shown()).toBeNull();
    expect(calls("me")).toHaveLength(1);
  });
});

describe("another member who signs in while a return is handled", () => {
  const ofOther = () => ({ ...options, person: "8" });
  beforeEach(() => {
    replies = { checkPayment: [unreachable, answers({ message: "Thank you" })], me: [unreachable, ofAnother] };
  });

  it.each<[string, () => PaymentOptions]>([
    ["theirs", ofOther],
    ["those of the member before", () => options],
  ])("closes its dialog instead of sending it under their name, with options that are %s", async (_, present) => {
    await comeBack();
    signInAnother();
    void retryCheck(present());
    await wait(60_000);
    expect(calls("checkPayment")).toHaveLength(1);
    expect(paymentState().name).toBe("closed");
    expect(shown()).toBeNull();
    expect(keptReturn()).toBe(okSearch.slice(1));
  });

  it("has it not sent by the network that is back", async () => {
    const online = jest.spyOn(network, "isOnline").mockReturnValue(false);
    await comeBack();
    signInAnother();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await wait();
    expect(calls("checkPayment")).toHaveLength(1);
    expect(paymentState().name).toBe("closed");
  });

  it("keeps a dialog of their own, whatever becomes of the one before", async () => {
    const online = jest.spyOn(network, "isOnline").mockReturnValue(false);
    replies.checkPayment = [unreachable];
    await comeBack();
    closePayment();
    signInAnother();
    goTo(okSearch);
    void handleReturn(6001, ofOther());
    await wait();
    expect(paymentState()).toMatchObject({ name: "checkFailed", invoiceId: 6001 });
    void retryCheck(options);
    await wait();
    expect(paymentState()).toMatchObject({ name: "checkFailed", invoiceId: 6001 });
    expect(calls("checkPayment")).toHaveLength(2);
    online.mockReturnValue(true);
  });

  it.each<[string, CallResult]>([
    ["good", answers({ message: "Thank you" })],
    ["a refusal", refused],
    ["missing", unreachable],
  ])("hears nothing of an answer that is %s, and the return stays with whose it is", async (_, result) => {
    const finish = delay("checkPayment");
    await comeBack();
    signInAnother();
    await finish(result);
    await wait(60_000);
    expect(calls("me")).toHaveLength(0);
    expect(shown()).toBeNull();
    expect(paymentState().name).toBe("closed");
    expect(sessionStorage.getItem(answeredReturnsKey)).toBeNull();
    expect(keptReturn()).toBe(okSearch.slice(1));
    // The page may be loaded anew for them at this address.
    expect(location.search).toBe("");
  });

  it("is nobody whose id a good answer leaves out", async () => {
    const { id: _, ...withoutId } = { id: 7, _full_name: "Maija", invoice: [{ id: 5012, _is_payable: false }] };
    replies = { checkPayment: [answers({ memberData: withoutId })], me: [paid] };
    await comeBack();
    await wait(10_500);
    expect(shown()).toEqual(["The invoice has been paid.", "success"]);
    expect(keptReturn()).not.toBe(okSearch.slice(1));
  });

  it("hears nothing of an invoice that is looked for", async () => {
    replies.checkPayment = [answers({})];
    replies.me = [payable, ofAnother];
    await comeBack();
    expect(paymentState().name).toBe("confirming");
    await wait(60_000);
    // The reading that found them, and one of all that is theirs.
    expect(calls("me")).toHaveLength(3);
    expect(shown()).toBeNull();
    expect(paymentState().name).toBe("closed");
  });

  it("has nothing looked for again under their name", async () => {
    replies = { checkPayment: [answers({})], me: [payable] };
    await comeBack();
    await wait(10_500);
    expect(paymentState().name).toBe("unconfirmed");
    signInAnother();
    void confirmAgain(ofOther());
    await wait();
    expect(calls("me")).toHaveLength(4);
    expect(paymentState().name).toBe("closed");
  });
});

describe("a return that says no to a browser that knows of no payment", () => {
  beforeEach(() => dropStartedPayment({ person: "7", invoiceId: 5012 }));

  it.each(["cancel", "error"])(
    "is asked about before a payment, for %s may be of one that comes late",
    async (status) => {
      await comeBack(`?status=${status}&pmt_id=2`);
      expect(startedPaymentsStore.get()).toEqual([
        { person: "7", invoiceId: 5012, startedAt: Date.now(), isUnfinished: true },
      ]);
    },
  );

  it("is asked about also where nothing can be stored, as long as the page", async () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    await comeBack("?status=cancel&pmt_id=2");
    expect(startedPaymentsStore.get()).toMatchObject([{ isUnfinished: true }]);
  });

  it.each<[string, string, CallResult]>([
    ["is none of a provider", "?status=cancel", payable],
    ["is of an invoice that is settled", "?status=cancel&pmt_id=2", paid],
    ["is of an invoice that is not on the list", "?status=cancel&pmt_id=2", gone],
    ["comes without a network", "?status=cancel&pmt_id=2", unreachable],
  ])("leaves nothing to ask about when it %s", async (_, search, me) => {
    replies.me = [me];
    await comeBack(search);
    expect(isKept()).toBe(false);
  });
});

describe("a return to an invoice that is not among the member's", () => {
  it("is not said to be paid, whatever the check says, and is not remembered", async () => {
    dropStartedPayment({ person: "7", invoiceId: 5012 });
    if (gone.ok) handleAnswer(client, "en", gone.answer);
    replies.me = [gone];
    await comeBack();
    expect(paymentState().name).toBe("closed");
    expect(shown()).toEqual([english.payment.gone, "info"]);
    expect(isKept()).toBe(false);
  });
});

describe("an address that is no return", () => {
  it.each(["", "?pmt_id=2", "?status=", "?status=OK", "?status=paid&pmt_id=2"])("%j stays as it is", async (search) => {
    await comeBack(search);
    expect(server).not.toHaveBeenCalled();
    expect(paymentState().name).toBe("closed");
    expect(window.location.search).toBe(search);
    expect(shown()).toBeNull();
  });
});
