import { parseAnswer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import { localeStore } from "@/lib/i18n/locale-store";
import { dropPaymentAndReturns, keepStartedPayment, startedPaymentsStore } from "./started-payments";
import { network } from "@/lib/platform/network";
import { notify } from "@/lib/notifications/notifications";
import { handleAnswer } from "@/lib/queries/handle-result";
import { queryClient } from "@/lib/queries/query-client";
import { onSessionEvent, type SessionEvent } from "@/lib/queries/session";
import { fails, unreachable } from "@/scripts/testing/call-results";
import { english } from "@/scripts/testing/english";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { followStartedPayments } from "./follow-started-payments";
import type { PaymentEvent } from "./payment-machine";
import { dispatchPayment, paymentState } from "./payment-store";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));

const server = callServer as jest.MockedFunction<typeof callServer>;
let visibility: jest.SpyInstance;

const withInvoices = (...invoice: object[]) => parseAnswer({ memberData: { id: 7, invoice } });
const payable = withInvoices({ id: 5012, _is_payable: true });
const paid = withInvoices({ id: 5012, _is_payable: false });
const record = { person: "7", invoiceId: 5012, startedAt: 0 };

let reply: CallResult | Promise<CallResult>;
let events: SessionEvent[];
let stopEvents: () => void;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  localeStore.set({ locale: "en", messages: english });
  startedPaymentsStore.refresh();
  record.startedAt = Date.now();
  queryClient.clear();
  notify("");
  readMember(payable);
  reply = { ok: true, answer: payable };
  server.mockReset().mockImplementation(async () => reply);
  visibility = jest.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  events = [];
  stopEvents = onSessionEvent((event) => events.push(event));
  stop = () => undefined;
});
afterEach(async () => {
  stop();
  stopEvents();
  dispatchPayment({ type: "close" });
  await wait(0);
  jest.useRealTimers();
});

/** Handles this `me` answer now. */
const readMember = (answer: typeof payable) => handleAnswer("en", answer);
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const fetches = () => server.mock.calls.length;
const isKept = () => localStorage.getItem("startedPayments") !== null;
async function follow(): Promise<void> {
  stop = followStartedPayments("7");
  await wait(0);
}
/** A payment that another page recorded, followed for longer than data counts as new. */
async function followOldPayment(): Promise<void> {
  keepStartedPayment(record);
  await follow();
  await wait(60_000);
  server.mockClear();
}
const comeToTab = () => document.dispatchEvent(new Event("visibilitychange"));
const focus = () => window.dispatchEvent(new Event("focus"));
const showPage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
/** Stores this list as another tab does, and tells this one. */
function storeElsewhere(payments: object[]): void {
  localStorage.setItem("startedPayments", JSON.stringify(payments));
  window.dispatchEvent(new StorageEvent("storage", { key: "startedPayments" }));
}

/** The events up to the form post. */
const eventsToPost: PaymentEvent[] = [
  { type: "pay", invoiceId: 5012, startedAt: null },
  { type: "continue" },
  { type: "prepared", form: { action: "https://pay.example/", fields: [] } },
];
/** The form did not leave. */
const failToLeave = () => [...eventsToPost, { type: "stillHere" } as const].forEach((event) => dispatchPayment(event));

describe("without a started payment", () => {
  it.each([
    ["of anybody", []],
    ["of this person", [{ person: "8", invoiceId: 5012, startedAt: Date.now() }]],
  ])("%s nothing is read", async (_, stored) => {
    localStorage.setItem("startedPayments", JSON.stringify(stored));
    await wait(60_000);
    await follow();
    for (const come of [comeToTab, focus, () => showPage(true), () => showPage(false)]) {
      come();
      await wait(60_000);
    }
    expect(server).not.toHaveBeenCalled();
  });
});

describe("at the start", () => {
  it("reads the member with clearCache, once", async () => {
    localStorage.setItem("startedPayments", JSON.stringify([record]));
    await wait(60_000);
    await follow();
    expect(server.mock.calls).toEqual([
      ["me", { locale: "en", clearCache: true, signal: expect.any(AbortSignal) as AbortSignal }],
    ]);
  });

  it.each([
    [1999, 0],
    [2000, 1],
    // The phone's clock was set back.
    [-60_000, 1],
  ])("with data that is %d ms old reads %d times", async (age, times) => {
    keepStartedPayment(record);
    jest.setSystemTime(Date.now() + age);
    await follow();
    expect(fetches()).toBe(times);
  });

  it("reads once when it is started twice", async () => {
    keepStartedPayment(record);
    await wait(60_000);
    followStartedPayments("7")();
    await follow();
    expect(fetches()).toBe(1);
  });

  it("forgets the payment when the data that just came shows its invoice as paid", async () => {
    keepStartedPayment(record);
    readMember(paid);
    await follow();
    expect(isKept()).toBe(false);
    expect(server).not.toHaveBeenCalled();
  });
});

describe("when the member comes back", () => {
  it.each([
    ["the tab is shown", comeToTab],
    ["the window has the focus", focus],
    ["the browser shows the page as it was left", () => showPage(true)],
  ])("reads the data because %s", async (_, come) => {
    await followOldPayment();
    come();
    await wait(0);
    expect(fetches()).toBe(1);
  });

  it("reads once for a focus that comes with the tab, and again after two seconds", async () => {
    await followOldPayment();
    comeToTab();
    focus();
    await wait(0);
    focus();
    await wait(1999);
    comeToTab();
    await wait(0);
    expect(fetches()).toBe(1);
    await wait(1);
    focus();
    await wait(0);
    expect(fetches()).toBe(2);
  });

  it("reads nothing when the tab is hidden", async () => {
    await followOldPayment();
    visibility.mockReturnValue("hidden");
    comeToTab();
    focus();
    await wait(0);
    expect(server).not.toHaveBeenCalled();
  });

  it("reads nothing when a page first appears", async () => {
    await followOldPayment();
    showPage(false);
    await wait(0);
    expect(server).not.toHaveBeenCalled();
  });

  it("reads a page from the back/forward cache even if its data seems new", async () => {
    keepStartedPayment(record);
    await follow();
    expect(server).not.toHaveBeenCalled();
    showPage(true);
    await wait(0);
    expect(fetches()).toBe(1);
  });

  it("closes the redirecting dialog when the page returns from the back/forward cache", async () => {
    await followOldPayment();
    for (const event of eventsToPost) dispatchPayment(event);
    showPage(false);
    expect(paymentState().name).toBe("redirecting");
    showPage(true);
    expect(paymentState().name).toBe("closed");
  });

  it("leaves the refetch to a return in progress", async () => {
    await followOldPayment();
    dispatchPayment({ type: "returned", invoiceId: 5012 });
    focus();
    showPage(true);
    comeToTab();
    await wait(0);
    expect(server).not.toHaveBeenCalled();
    dispatchPayment({ type: "checked", invoiceId: 5012 });
    focus();
    await wait(0);
    expect(fetches()).toBe(1);
  });

  it("finds a payment that another page stored without an event", async () => {
    await follow();
    await wait(60_000);
    localStorage.setItem("startedPayments", JSON.stringify([record]));
    focus();
    await wait(0);
    expect(fetches()).toBe(1);
    expect(startedPaymentsStore.get()).toEqual([record]);
  });
});

describe("when the network", () => {
  const unanswered = "status=ok&pmt_id=2";
  afterEach(() => network.report(true));

  it.each<[string, boolean, object, string[]]>([
    ["comes back, a return whose check got no answer is checked", true, { unanswered }, ["checkPayment"]],
    ["comes back, a payment that did not come back is left alone", true, {}, []],
    ["goes, nothing is checked", false, { unanswered }, []],
  ])("%s", async (_, isOnline, fields, sent) => {
    network.report(!isOnline);
    keepStartedPayment({ ...record, ...fields });
    await follow();
    network.report(isOnline);
    await wait(0);
    expect(server.mock.calls.map(([name]) => name).filter((name) => name === "checkPayment")).toEqual(sent);
  });
});

describe("the member's data", () => {
  it.each<[string, CallResult, boolean]>([
    ["paid", { ok: true, answer: paid }, false],
    ["gone", { ok: true, answer: withInvoices({ id: 5013, _is_payable: true }) }, true],
    ["payable", { ok: true, answer: payable }, true],
    ["nothing, without a network", unreachable, true],
    ["nothing, with an error status", fails({ kind: "status", status: 502, text: "Busy" }), true],
  ])("%s: the payment is kept: %s", async (_, result, isStillKept) => {
    await followOldPayment();
    reply = result;
    focus();
    await wait(0);
    expect(fetches()).toBe(1);
    expect(isKept()).toBe(isStillKept);
    expect(shownNotification()).toBeNull();
  });

  it("closes the dialog of an unfinished payment when it is settled, and says so", async () => {
    await followOldPayment();
    failToLeave();
    reply = { ok: true, answer: paid };
    focus();
    await wait(0);
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toEqual([english.payment.settled, "info"]);
  });

  it("ends one payment, and keeps the member's other one and those of other members", async () => {
    const other = { ...record, invoiceId: 5013 };
    const ofAnother = { ...record, person: "8" };
    readMember(withInvoices({ id: 5012, _is_payable: true }, { id: 5013, _is_payable: true }));
    for (const payment of [other, ofAnother]) keepStartedPayment(payment);
    await followOldPayment();
    reply = { ok: true, answer: withInvoices({ id: 5012, _is_payable: false }, { id: 5013, _is_payable: true }) };
    focus();
    await wait(0);
    expect(startedPaymentsStore.get()).toEqual([other, ofAnother]);
  });

  it("leaves the end of the session to its own handling", async () => {
    await followOldPayment();
    reply = fails({ kind: "unauthorized", redirectUrl: "/login" });
    focus();
    await wait(0);
    expect(events).toEqual([{ type: "unauthorized", redirectUrl: "/login" }]);
    expect(isKept()).toBe(true);
  });
});

describe("another tab", () => {
  it("learned the end of a payment: reads the data, however fresh", async () => {
    await followOldPayment();
    readMember(payable);
    storeElsewhere([]);
    await wait(0);
    expect(fetches()).toBe(1);
  });

  it("learned the end of a payment that is unfinished here: closes its dialog", async () => {
    await followOldPayment();
    failToLeave();
    reply = { ok: true, answer: paid };
    storeElsewhere([]);
    await wait(0);
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).not.toBeNull();
  });

  it("learned the end of a payment that it started itself: reads the data once", async () => {
    await follow();
    storeElsewhere([record]);
    storeElsewhere([]);
    await wait(0);
    expect(fetches()).toBe(1);
    storeElsewhere([{ ...record, person: "8" }]);
    await wait(0);
    expect(fetches()).toBe(1);
  });

  it("started a payment: reads nothing yet", async () => {
    await followOldPayment();
    storeElsewhere([record, { ...record, invoiceId: 5013 }]);
    await wait(0);
    expect(server).not.toHaveBeenCalled();
    expect(startedPaymentsStore.get()).toHaveLength(2);
  });

  it("restarted the payment: it has not ended", async () => {
    await followOldPayment();
    storeElsewhere([{ ...record, startedAt: Date.now() }]);
    await wait(0);
    expect(server).not.toHaveBeenCalled();
  });

  it("learned an end that this tab knows: reads nothing", async () => {
    await followOldPayment();
    readMember(paid);
    storeElsewhere([]);
    await wait(0);
    expect(server).not.toHaveBeenCalled();
  });

  it("learned the end of another member's payment: reads nothing", async () => {
    keepStartedPayment({ ...record, person: "8" });
    await followOldPayment();
    storeElsewhere([record]);
    await wait(0);
    expect(server).not.toHaveBeenCalled();
  });

  it("learned the end while this tab handles a return, which reads itself", async () => {
    await followOldPayment();
    dispatchPayment({ type: "returned", invoiceId: 5012 });
    storeElsewhere([]);
    await wait(0);
    expect(server).not.toHaveBeenCalled();
  });
});

describe("this tab", () => {
  it("reads when a dropped payment may have been paid anyway", async () => {
    await followOldPayment();
    dropPaymentAndReturns(record);
    await wait(0);
    expect(fetches()).toBe(1);
  });
});

describe("once it is stopped", () => {
  it("reads nothing and ignores events", async () => {
    await followOldPayment();
    stop();
    for (const come of [comeToTab, focus, () => showPage(true)]) {
      come();
      await wait(60_000);
    }
    storeElsewhere([]);
    await wait(0);
    expect(server).not.toHaveBeenCalled();
    expect(startedPaymentsStore.get()).toEqual([record]);
  });
});
