import { dropOwned } from "@/lib/platform/drop-owned";
import { callServer, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { lendTabLocks } from "@/scripts/testing/jest-tab-locks";
import { localeStore } from "@/lib/i18n/locale-store";
import {
  dropPaymentAndReturns,
  keepStartedPayment,
  startedPaymentsStore,
  type StartedPayment,
} from "./started-payments";
import { notify } from "@/lib/notifications/notifications";
import { handleAnswer } from "@/lib/queries/handle-result";
import { beginSession, endSession, onSessionEvent, type SessionEvent } from "@/lib/queries/session";
import { queryClient } from "@/lib/queries/query-client";
import { answers, fails, unreachable } from "@/scripts/testing/call-results";
import { english } from "@/scripts/testing/english";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { checkStartedPayment } from "./check-started-payment";
import { checkUnanswered } from "./check-return";
import { dispatchPayment, paymentState } from "./payment-store";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));

const server = callServer as jest.MockedFunction<typeof callServer>;

const refused = fails({ kind: "status", status: 422, text: "Wrong hash" });
const memberWith = (isPayable: boolean) =>
  answers({ memberData: { id: 7, invoice: [{ id: 5012, _is_payable: isPayable }] } });
const payable = memberWith(true);
const paid = memberWith(false);
const ofAnother = answers({ memberData: { id: 8, invoice: [{ id: 6001, _is_payable: true }] } });
const ofOtherInvoice = answers({ memberData: { id: 7, invoice: [{ id: 5013, _is_payable: true }] } });
const unanswered: [string, CallResult][] = [
  ["no network", unreachable],
  ["500", fails({ kind: "critical", status: 500, text: "Down" })],
  ["401", fails({ kind: "unauthorized", redirectUrl: "/login" })],
];

const query = "status=ok&pmt_id=2&pmt_amount=200%2C00";
const parameters = { status: "ok", pmt_id: "2", pmt_amount: "200,00" };

let replies: Partial<Record<EndpointName, CallResult | Promise<CallResult>>>;
const person = "7";
let payment: StartedPayment;
let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  localeStore.set({ locale: "en", messages: english });
  localStorage.clear();
  sessionStorage.clear();
  startedPaymentsStore.refresh();
  beginSession();
  notify("");
  queryClient.clear();
  if (payable.ok) handleAnswer("en", payable.answer);
  payment = { person: "7", invoiceId: 5012, startedAt: Date.now(), unanswered: query };
  keepStartedPayment(payment);
  replies = { checkPayment: answers({}), me: payable };
  server.mockReset().mockImplementation(async (name) => replies[name] ?? unreachable);
  events = [];
  stop = onSessionEvent((event) => events.push(event));
});
afterEach(async () => {
  await wait(60_000);
  stop();
  dispatchPayment({ type: "close" });
  for (const kept of startedPaymentsStore.get()) dropPaymentAndReturns(kept);
  jest.useRealTimers();
});

const wait = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const calls = (name: EndpointName) => server.mock.calls.filter(([called]) => called === name);
const kept = () => startedPaymentsStore.get();
function keepOnly(other: StartedPayment): void {
  dropPaymentAndReturns(payment);
  keepStartedPayment(other);
}
async function start(search?: string): Promise<void> {
  void checkUnanswered(person, { search });
  await wait();
}
async function checkAgain(): Promise<void> {
  void checkStartedPayment({ person, invoiceId: 5012 });
  await wait();
}

describe("checkUnanswered", () => {
  it("sends every parameter, shows the server's text, reads the invoice and drops the payment", async () => {
    replies = { checkPayment: answers({ message: "Thank you" }), me: paid };
    await start();
    expect(calls("checkPayment")).toEqual([["checkPayment", { locale: "en", body: parameters }]]);
    expect(calls("me")).toHaveLength(1);
    expect(shownNotification()).toEqual(["Thank you", "success"]);
    expect(kept()).toEqual([]);
  });

  it("waits for a late booking without a dialog, shows an info message, and keeps the notice if none comes", async () => {
    await start();
    await wait(60_000);
    expect(calls("me")).toHaveLength(4);
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toEqual([english.payment.unconfirmed, "info"]);
    expect(kept()).toEqual([{ person: "7", invoiceId: 5012, startedAt: payment.startedAt }]);
    await start();
    expect(calls("checkPayment")).toHaveLength(1);
  });

  it("contradicts the server's text about a good check only after reading the invoice", async () => {
    replies = { checkPayment: answers({ message: "Thank you" }), me: unreachable };
    await start();
    await wait(60_000);
    expect(calls("me")).toHaveLength(4);
    expect(shownNotification()).toEqual(["Thank you", "success"]);
    expect(kept()).toHaveLength(1);
  });

  it("shows why it is refused, and ends the payment", async () => {
    replies.checkPayment = refused;
    await start();
    expect(shownNotification()).toEqual(["Wrong hash", "error"]);
    expect(calls("me")).toHaveLength(1);
    expect(kept()).toEqual([]);
  });

  it("checks every return of an invoice", async () => {
    keepStartedPayment({ ...payment, unanswered: "status=ok&pmt_id=3" });
    await start();
    expect(calls("checkPayment").map(([, { body }]) => body?.pmt_id)).toEqual(["2", "3"]);
  });

  it.each(unanswered)("changes nothing at %s, and sends the check again at the next start", async (_, result) => {
    replies.checkPayment = result;
    dispatchPayment({ type: "pay", invoiceId: 5012, startedAt: null });
    await start();
    expect(paymentState().name).toBe("instructions");
    expect(shownNotification()).toBeNull();
    expect(events).toEqual([]);
    expect(calls("me")).toHaveLength(0);
    expect(kept()).toEqual([payment]);
    await start();
    expect(calls("checkPayment")).toHaveLength(2);
  });

  it.each<[string, () => unknown]>([
    ["of somebody else", () => keepOnly({ ...payment, person: "8" })],
    ["of the member before, once another has signed in", () => ofAnother.ok && handleAnswer("en", ofAnother.answer)],
    ["that is a day old", () => keepStartedPayment({ ...payment, startedAt: Date.now() - 24 * 60 * 60_000 + 1 })],
    ["without a return", () => keepOnly({ person: "7", invoiceId: 5012, startedAt: Date.now() })],
    ["of what cannot be paid any more", () => paid.ok && handleAnswer("en", paid.answer)],
  ])("sends nothing for a payment %s", async (_, change) => {
    change();
    await wait(1);
    await start();
    expect(calls("checkPayment")).toHaveLength(0);
  });

  it.each([
    [`?${query}`, 0],
    ["?status=ok&pmt_id=3", 1],
    ["?status=cancel&pmt_id=2", 1],
  ])("leaves the return in the address %s to its screen: %d checks", async (search, sent) => {
    await start(search);
    expect(calls("checkPayment")).toHaveLength(sent);
  });

  it("ignores an answer after a logout", async () => {
    let finish: (result: CallResult) => void = () => undefined;
    replies.checkPayment = new Promise((resolve) => (finish = resolve));
    await start();
    endSession();
    dropOwned();
    finish(answers({ message: "Thank you" }));
    await wait();
    expect(shownNotification()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(calls("me")).toHaveLength(0);
  });
});

describe("two tabs", () => {
  let takeLocksAway: () => void;
  beforeEach(() => (takeLocksAway = lendTabLocks()));
  afterEach(() => takeLocksAway());

  it("send one check: none while the other tab's is in flight or answered", async () => {
    let finish: (result: CallResult) => void = () => undefined;
    replies.checkPayment = new Promise((resolve) => (finish = resolve));
    await start();
    await start();
    await checkAgain();
    expect(calls("checkPayment")).toHaveLength(1);
    finish(answers({}));
    await wait();
    await start();
    expect(calls("checkPayment")).toHaveLength(1);
  });
});

describe("checkStartedPayment", () => {
  it("sends the check that got no answer before it reads the invoice", async () => {
    replies.me = paid;
    await checkAgain();
    expect(server.mock.calls.map(([name]) => name)).toEqual(["checkPayment", "me"]);
    expect(shownNotification()).toEqual([english.payment.paid, "success"]);
    expect(kept()).toEqual([]);
  });

  it.each(unanswered)("says that the payment could not be checked because of %s", async (_, result) => {
    replies.checkPayment = result;
    await checkAgain();
    expect(shownNotification()).toEqual([english.payment.checkFailed, "error"]);
    expect(events).toEqual([]);
    expect(kept()).toEqual([payment]);
  });

  it("reports the state of the invoice, even when the check gets no answer", async () => {
    replies = { checkPayment: unreachable, me: paid };
    await checkAgain();
    expect(shownNotification()).toEqual([english.payment.settled, "info"]);
    expect(kept()).toEqual([]);
  });

  it("runs once, however often it is pressed", async () => {
    keepOnly({ person: "7", invoiceId: 5012, startedAt: Date.now() });
    await Promise.all([checkAgain(), checkAgain()]);
    expect(calls("me")).toHaveLength(1);
  });

  it("sends no check of another invoice", async () => {
    keepStartedPayment({ ...payment, invoiceId: 5013 });
    await checkAgain();
    expect(calls("checkPayment")).toHaveLength(1);
  });

  it.each<[string, CallResult, [string, string]]>([
    ["is still payable", payable, [english.payment.stillOpen, "info"]],
    ["has left the list, which may be unpaid", ofOtherInvoice, [english.payment.gone, "info"]],
    ["cannot be read", unreachable, [english.errors.unreachable, "error"]],
  ])("without a stored return only reads the invoice, which %s", async (_, me, notice) => {
    const started = { person: "7", invoiceId: 5012, startedAt: Date.now() };
    keepOnly(started);
    replies.me = me;
    await checkAgain();
    expect(server.mock.calls.map(([name]) => name)).toEqual(["me"]);
    expect(shownNotification()).toEqual(notice);
    expect(kept()).toEqual([started]);
  });
});
