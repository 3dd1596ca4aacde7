import { parseAnswer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { localeStore } from "@/lib/i18n/locale-store";
import { dropPaymentAndReturns, keepStartedPayment, startedPaymentsStore } from "./started-payments";
import { notify } from "@/lib/notifications/notifications";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { handleAnswer } from "@/lib/queries/handle-result";
import { meQuery } from "@/lib/queries/me-query";
import { queryClient } from "@/lib/queries/query-client";
import { refetch } from "@/lib/queries/fetch-answer";
import { onSessionEvent, type SessionEvent } from "@/lib/queries/session";
import { answers, fails, sessionFailures, unreachable } from "@/scripts/testing/call-results";
import { english } from "@/scripts/testing/english";
import { shownNotification } from "@/scripts/testing/shown-notification";
import {
  closePayment,
  closeOtherMembersPayment,
  continuePayment,
  continueToProvider,
  interruptPayment,
  openPayment,
  payAgain,
} from "./pay-invoice";
import { dispatchPayment, paymentState } from "./payment-store";
import { postForm } from "./post-form";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));
jest.mock("./post-form", () => ({ postForm: jest.fn() }));
jest.mock("@/lib/offline/lazy-stored-answers", () => ({
  ...jest.requireActual<object>("@/lib/offline/lazy-stored-answers"),
  readStoredAnswers: jest.fn(async () => null),
}));

const server = callServer as jest.MockedFunction<typeof callServer>;
const posting = postForm as jest.MockedFunction<typeof postForm>;
let leaveFor: jest.SpyInstance;
let stopLoading: jest.SpyInstance;

const minute = 60_000;
const page = "http://localhost/app/invoices/5012";
const action = "https://pay.example/NewPaymentExtended.pmt";
const fields: [string, string][] = [
  ["pmt_id", "2"],
  ["pmt_amount", "200,00"],
];
const form = { action, fields };
const withForm = { paymentFormData: { action, fields: Object.fromEntries(fields) } };

const memberWith = (isPayable: boolean) => ({ memberData: { id: 7, invoice: [{ id: 5012, _is_payable: isPayable }] } });

let replies: Partial<Record<EndpointName, CallResult | Promise<CallResult>>>;
const person = "7";
let events: SessionEvent[];
let stop: () => void;

beforeEach(() => {
  localeStore.set({ locale: "en", messages: english });
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/app/invoices/5012?utm=x#top");
  notify("");
  queryClient.clear();
  handleAnswer("en", parseAnswer(memberWith(true)));
  replies = { createPayment: answers(withForm), me: answers(memberWith(true)) };
  server.mockReset().mockImplementation(async (name) => replies[name] ?? unreachable);
  posting.mockReset();
  leaveFor = jest.spyOn(pageLocation, "leaveFor").mockReturnValue(true);
  stopLoading = jest.spyOn(pageLocation, "stop").mockImplementation(() => undefined);
  events = [];
  stop = onSessionEvent((event) => events.push(event));
});
afterEach(() => {
  stop();
  closePayment();
  // Drops them after a test without storage too: the page still holds them.
  keepStartedPayment({ person: "7", invoiceId: 1, startedAt: Date.now() });
  for (const payment of startedPaymentsStore.get()) dropPaymentAndReturns(payment);
});

const calls = (name: EndpointName) => server.mock.calls.filter(([called]) => called === name);
const kept = () => JSON.parse(localStorage.getItem("startedPayments") ?? "[]") as unknown;
/** As another tab does, without an event. */
const startElsewhere = (startedAt: number, person = "7", invoiceId = 5012) =>
  localStorage.setItem("startedPayments", JSON.stringify([{ person, invoiceId, startedAt }]));
const pay = () => {
  openPayment({ person, invoiceId: 5012 });
  return continuePayment();
};
/** The stored card has been read; the request to the server is next. */
const asked = () => new Promise((resolve) => setTimeout(resolve));
/** An answer that the test releases. */
function delay(name: EndpointName): (result: CallResult) => Promise<void> {
  let finish: (result: CallResult) => void = () => undefined;
  replies[name] = new Promise((resolve) => (finish = resolve));
  return async (result) => {
    finish(result);
    await new Promise((resolve) => setTimeout(resolve));
  };
}

describe("continuePayment", () => {
  it("requests the form for this page, and posts it unchanged", async () => {
    const paying = pay();
    expect(paymentState()).toEqual({ name: "preparing", invoiceId: 5012 });
    await paying;
    const body = {
      invoice_id: 5012,
      pmt_okreturn: `${page}?status=ok`,
      pmt_errorreturn: `${page}?status=error`,
      pmt_cancelreturn: `${page}?status=cancel`,
      pmt_delayedpayreturn: `${page}?status=cancel`,
    };
    expect(server.mock.calls).toEqual([
      ["createPayment", { locale: "en", body, signal: expect.any(AbortSignal) as AbortSignal }],
    ]);
    expect(posting.mock.calls.map(([sent]) => sent)).toEqual([form]);
    expect(paymentState()).toEqual({ name: "redirecting", invoiceId: 5012, form });
    expect(shownNotification()).toBeNull();
  });

  it("requests and posts once, however often it is pressed", async () => {
    openPayment({ person, invoiceId: 5012 });
    await Promise.all([continuePayment(), continuePayment()]);
    await continuePayment();
    expect(calls("createPayment")).toHaveLength(1);
    expect(posting).toHaveBeenCalledTimes(1);
    expect(paymentState().name).toBe("redirecting");
  });

  it("does nothing when no dialog is open", async () => {
    await continuePayment();
    expect(server).not.toHaveBeenCalled();
    expect(paymentState().name).toBe("closed");
  });

  it("sends nothing for an invoice that has been paid since the dialog opened", async () => {
    openPayment({ person, invoiceId: 5012 });
    handleAnswer("en", parseAnswer(memberWith(false)));
    await continuePayment();
    expect([paymentState().name, calls("createPayment"), shownNotification()?.[1]]).toEqual(["closed", [], "info"]);
  });

  it("posts nothing for an invoice that was paid while the server prepared it", async () => {
    const answer = delay("createPayment");
    const paying = pay();
    await asked();
    handleAnswer("en", parseAnswer(memberWith(false)));
    await answer(answers(withForm));
    await paying;
    expect(paymentState().name).toBe("closed");
    expect(posting).not.toHaveBeenCalled();
  });

  it("posts nothing when the answer names another member", async () => {
    replies.createPayment = answers({ ...withForm, memberData: { id: 8 } });
    await pay();
    expect([paymentState().name, kept(), shownNotification()]).toEqual(["closed", [], null]);
    expect(posting).not.toHaveBeenCalled();
  });

  it("shows the message that comes with the form", async () => {
    replies.createPayment = answers({ ...withForm, message: "Thank you" });
    await pay();
    expect(shownNotification()).toEqual(["Thank you", "success"]);
    expect(posting).toHaveBeenCalledTimes(1);
  });
});

describe("continueToProvider", () => {
  /** Longer than a working provider takes to answer. */
  const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
  beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "performance"] }));
  afterEach(() => jest.useRealTimers());

  it("posts the same form by hand, once the page evidently stays", async () => {
    await pay();
    wait(10);
    continueToProvider();
    expect(posting.mock.calls.map(([sent]) => sent)).toEqual([form, form]);
    expect(calls("createPayment")).toHaveLength(1);
  });

  it("posts nothing while a posted form is in flight, after each post", async () => {
    await pay();
    for (const posts of [1, 2, 3]) {
      continueToProvider();
      wait(1.9);
      continueToProvider();
      expect(posting).toHaveBeenCalledTimes(posts);
      wait(0.1);
      continueToProvider();
      expect(posting).toHaveBeenCalledTimes(posts + 1);
    }
  });

  it("waits again for a payment started after an abandoned one", async () => {
    await pay();
    wait(1.9);
    closePayment();
    for (const payment of startedPaymentsStore.get()) dropPaymentAndReturns(payment);
    await pay();
    wait(1.9);
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(2);
  });

  it("records a new start, which needs no question here", async () => {
    await pay();
    wait(10);
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(2);
    expect(kept()).toEqual([{ person: "7", invoiceId: 5012, startedAt: Date.now() }]);
    wait(10);
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(3);
  });

  it("waits for a network", async () => {
    await pay();
    wait(10);
    const online = jest.spyOn(network, "isOnline").mockReturnValue(false);
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(1);
    expect(paymentState().name).toBe("stranded");
    online.mockRestore();
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(2);
  });

  it("asks first when another tab has started a payment since, and prepares a new one after Yes", async () => {
    await pay();
    wait(10);
    startElsewhere(Date.now() - 1000);
    continueToProvider();
    expect(paymentState()).toEqual({ name: "asking", invoiceId: 5012, startedAt: Date.now() - 1000 });
    expect(posting).toHaveBeenCalledTimes(1);
    payAgain();
    await continuePayment();
    expect(calls("createPayment")).toHaveLength(2);
    expect(posting).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["that is settled", memberWith(false), english.payment.settled],
    ["that is not on the list any more", { memberData: { id: 7, invoice: [] } }, english.payment.gone],
  ])("posts nothing for an invoice %s, and says so", async (_, body, text) => {
    await pay();
    wait(10);
    handleAnswer("en", parseAnswer(body));
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(1);
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toEqual([text, "info"]);
  });

  it("keeps the earlier start when the browser blocks the form this time", async () => {
    await pay();
    const before = kept();
    wait(10);
    posting.mockImplementation((_form, onBlocked) => onBlocked?.());
    continueToProvider();
    expect(paymentState()).toEqual({ name: "notPrepared", invoiceId: 5012, text: english.payment.notPrepared });
    expect(kept()).toEqual(before);
    // This page started it.
    await continuePayment();
    expect(calls("createPayment")).toHaveLength(2);
  });

  it("posts nothing before there is a form, and nothing once the dialog is closed", async () => {
    const paying = pay();
    continueToProvider();
    expect(posting).not.toHaveBeenCalled();
    await paying;
    closePayment();
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(1);
  });
});

describe("closePayment", () => {
  it("stops a posted form in flight, and keeps the started payment", async () => {
    openPayment({ person, invoiceId: 5012 });
    await continuePayment();
    stopLoading.mockClear();
    closePayment();
    expect(stopLoading).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem("startedPayments")).not.toBeNull();
  });

  it("cancels a read first, which would otherwise count as a missing network", async () => {
    await pay();
    delay("me");
    const fetching = refetch(meQuery("en")).catch(() => undefined);
    let fetches = 1;
    stopLoading.mockImplementationOnce(() => void (fetches = queryClient.isFetching()));
    closePayment();
    await fetching;
    expect(fetches).toBe(0);
  });

  it("aborts nothing else", () => {
    stopLoading.mockClear();
    openPayment({ person, invoiceId: 5012 });
    closePayment();
    expect(stopLoading).not.toHaveBeenCalled();
  });
});

describe("a payment that was started before", () => {
  it.each([
    ["a moment ago", Date.now(), "7", 5012, "asking"],
    ["29 minutes ago", Date.now() - 29 * minute, "7", 5012, "asking"],
    ["30 minutes ago", Date.now() - 30 * minute, "7", 5012, "instructions"],
    ["by somebody else", Date.now(), "8", 5012, "instructions"],
    ["of another invoice", Date.now(), "7", 5013, "instructions"],
  ])("%s", (_, startedAt, payer, invoiceId, state) => {
    startElsewhere(startedAt, payer, invoiceId);
    openPayment({ person, invoiceId: 5012 });
    expect(paymentState()).toEqual({ name: state, invoiceId: 5012, ...(state === "asking" ? { startedAt } : {}) });
  });

  it("needs a question when another tab started it while this one showed the instructions", async () => {
    openPayment({ person, invoiceId: 5012 });
    const startedAt = Date.now();
    startElsewhere(startedAt);
    await continuePayment();
    expect(paymentState()).toEqual({ name: "asking", invoiceId: 5012, startedAt });
    expect(server).not.toHaveBeenCalled();
  });

  it("needs a question when another tab started it while this one was being prepared", async () => {
    const finish = delay("createPayment");
    const paying = pay();
    const startedAt = Date.now();
    startElsewhere(startedAt);
    await finish(answers(withForm));
    await paying;
    expect(paymentState()).toEqual({ name: "asking", invoiceId: 5012, startedAt });
    expect(posting).not.toHaveBeenCalled();
    expect(kept()).toEqual([{ person: "7", invoiceId: 5012, startedAt }]);

    payAgain();
    replies.createPayment = answers(withForm);
    await continuePayment();
    expect(posting.mock.calls.map(([sent]) => sent)).toEqual([form]);
  });

  it("needs one question for each start, even after a Yes to an earlier one", async () => {
    startElsewhere(Date.now() - 2 * minute);
    openPayment({ person, invoiceId: 5012 });
    payAgain();
    const finish = delay("createPayment");
    const paying = continuePayment();
    startElsewhere(Date.now() - minute);
    await finish(answers(withForm));
    await paying;
    expect(paymentState().name).toBe("asking");
    expect(posting).not.toHaveBeenCalled();
  });

  it("is paid again after Yes, even when the first attempt fails", async () => {
    startElsewhere(Date.now() - minute);
    openPayment({ person, invoiceId: 5012 });
    payAgain();
    expect(paymentState().name).toBe("instructions");
    replies.createPayment = unreachable;
    await continuePayment();
    expect(paymentState().name).toBe("notPrepared");
    replies.createPayment = answers(withForm);
    await continuePayment();
    expect(posting).toHaveBeenCalledTimes(1);
  });

  it("needs another question when one more was started since the Yes", async () => {
    startElsewhere(Date.now() - 2 * minute);
    openPayment({ person, invoiceId: 5012 });
    payAgain();
    startElsewhere(Date.now() - minute);
    await continuePayment();
    expect(paymentState().name).toBe("asking");
    payAgain();
    await continuePayment();
    expect(posting).toHaveBeenCalledTimes(1);
  });

  it("needs a question each time the dialog opens", () => {
    startElsewhere(Date.now() - minute);
    openPayment({ person, invoiceId: 5012 });
    payAgain();
    closePayment();
    openPayment({ person, invoiceId: 5012 });
    expect(paymentState().name).toBe("asking");
  });

  it("needs a question after a restore from the back/forward cache", async () => {
    await pay();
    interruptPayment();
    await pay();
    expect(paymentState().name).toBe("asking");
    expect(posting).toHaveBeenCalledTimes(1);
  });
});

describe("a payment that cannot be prepared", () => {
  it.each<[string, CallResult, string]>([
    ["a refusal", fails({ kind: "status", status: 422, text: "Paid already" }), "Paid already"],
    ["no network", unreachable, english.errors.unreachable],
    ["an error field", answers({ ...withForm, error: "Not now" }), "Not now"],
    ["no form", answers({}), english.payment.notPrepared],
    [
      "an action that is a script",
      answers({ paymentFormData: { action: "javascript:alert(1)", fields: {} } }),
      english.payment.notPrepared,
    ],
  ])("says so at %s, posts nothing and stores nothing", async (_, result, text) => {
    replies.createPayment = result;
    await pay();
    expect(paymentState()).toEqual({ name: "notPrepared", invoiceId: 5012, text });
    expect(posting).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
    // No notification repeats the dialog.
    expect(shownNotification()).toBeNull();
    expect(events).toEqual([]);
    expect(calls("me")).toHaveLength(1);
  });

  it("ends when the invoice has been paid meanwhile", async () => {
    replies = { createPayment: fails({ kind: "status", status: 422, text: "Paid" }), me: answers(memberWith(false)) };
    await pay();
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toEqual([`Paid\n${english.payment.settled}`, "error"]);
  });

  it("says that the invoice has been taken off the list meanwhile", async () => {
    const me = answers({ memberData: { id: 7, invoice: [] } });
    replies = { createPayment: fails({ kind: "status", status: 422, text: "Paid" }), me };
    await pay();
    expect(shownNotification()).toEqual([`Paid\n${english.payment.gone}`, "error"]);
  });

  it("is not prepared for another member who has signed in elsewhere since", async () => {
    const reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
    jest.mocked(readStoredAnswers).mockResolvedValueOnce({ locale: "en", person: "8", readAt: Date.now(), body: {} });
    await pay();
    expect(server).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual([]);
  });

  it("is not sent when it is left while the stored member is being read", async () => {
    const paying = pay();
    closePayment();
    await paying;
    expect(server).not.toHaveBeenCalled();
  });

  it("shows no further message when the member cannot be read either", async () => {
    replies = {};
    await pay();
    expect(paymentState()).toMatchObject({ name: "notPrepared", text: english.errors.unreachable });
    expect(shownNotification()).toBeNull();
  });
});

describe("an answer that concerns the whole app", () => {
  it.each(sessionFailures)("%j closes the dialog and is left to the session", async (error, event) => {
    replies.createPayment = fails(error);
    await pay();
    expect(paymentState().name).toBe("closed");
    expect(events).toEqual([event]);
    expect(posting).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
    expect(shownNotification()).toBeNull();
  });

  it("follows a redirect_url, and posts nothing", async () => {
    replies.createPayment = answers({ ...withForm, redirect_url: "https://elsewhere.example/" });
    await pay();
    expect(events).toEqual([{ type: "redirect", address: "https://elsewhere.example/" }]);
    expect(paymentState().name).toBe("closed");
    expect(posting).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
  });

  it("reports an unsafe redirect_url", async () => {
    leaveFor.mockReturnValue(false);
    replies.createPayment = answers({ ...withForm, redirect_url: "javascript:alert(1)" });
    await pay();
    expect(shownNotification()).toEqual([english.errors.badRedirect, "error"]);
    expect(paymentState().name).toBe("closed");
    expect(posting).not.toHaveBeenCalled();
  });
});

describe.each([
  ["cancelled", closePayment],
  ["left", interruptPayment],
])("a payment that is %s while it is prepared", (_, leave) => {
  it.each<[string, CallResult]>([
    ["the form", answers(withForm)],
    ["a refusal", fails({ kind: "status", status: 422, text: "No" })],
    ["that nobody waits", fails({ kind: "aborted" })],
  ])("aborts the request, and ignores %s", async (_name, result) => {
    const finish = delay("createPayment");
    const paying = pay();
    await asked();
    const signal = server.mock.calls[0]?.[1].signal;
    expect(signal?.aborted).toBe(false);
    leave();
    expect(signal?.aborted).toBe(true);
    await finish(result);
    await paying;
    expect(paymentState().name).toBe("closed");
    expect(posting).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
    expect(shownNotification()).toBeNull();
    expect(calls("me")).toHaveLength(0);
  });

  it("does not affect the next one when its answer is late", async () => {
    const finishFirst = delay("createPayment");
    void pay();
    await asked();
    leave();
    const finishSecond = delay("createPayment");
    const second = pay();
    await asked();
    await finishFirst(answers({ paymentFormData: { action: "https://old.example/" } }));
    expect(paymentState().name).toBe("preparing");
    expect(posting).not.toHaveBeenCalled();
    await finishSecond(answers(withForm));
    await second;
    expect(posting.mock.calls.map(([sent]) => sent)).toEqual([form]);
  });
});

describe("the record of a started payment", () => {
  it("is stored before the form is posted", async () => {
    let keptAtPosting: unknown;
    posting.mockImplementation(() => (keptAtPosting = kept()));
    const before = Date.now();
    await pay();
    expect(keptAtPosting).toEqual([{ person: "7", invoiceId: 5012, startedAt: expect.any(Number) as number }]);
    const [payment] = startedPaymentsStore.get();
    expect(payment?.startedAt).toBeGreaterThanOrEqual(before);
    expect(payment?.startedAt).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ["goes", []],
    ["is that of an earlier start", [{ person: "7", invoiceId: 5012, startedAt: Date.now() - 60 * minute }]],
  ])("%s when the browser blocks the form, which the dialog says", async (_, before) => {
    for (const payment of before) keepStartedPayment(payment);
    posting.mockImplementation((_form, onBlocked) => onBlocked?.());
    await pay();
    expect(paymentState()).toEqual({ name: "notPrepared", invoiceId: 5012, text: english.payment.notPrepared });
    expect(kept()).toEqual(before);
  });

  it("replaces the first paint's card when the storage is full", async () => {
    localStorage.setItem("storedCard", "{}");
    localStorage.setItem("settings", "{}");
    const write = Storage.prototype.setItem;
    const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (this.getItem("storedCard") !== null) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    });
    await pay();
    full.mockRestore();
    expect(posting).toHaveBeenCalledTimes(1);
    expect(kept()).toHaveLength(1);
    expect(localStorage.getItem("storedCard")).toBeNull();
    expect(localStorage.getItem("settings")).toBe("{}");
  });

  it("keeps that card when there is room", async () => {
    localStorage.setItem("storedCard", "{}");
    await pay();
    expect(localStorage.getItem("storedCard")).toBe("{}");
  });

  it.each<[string, () => jest.SpyInstance]>([
    [
      "full",
      () =>
        jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError");
        }),
    ],
    [
      "blocked",
      () =>
        jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
          throw new DOMException("blocked", "SecurityError");
        }),
    ],
  ])("lasts as long as the page when the storage is %s, and the form is still posted", async (_, deny) => {
    const denied = deny();
    await pay();
    expect(posting).toHaveBeenCalledTimes(1);
    interruptPayment();
    openPayment({ person, invoiceId: 5012 });
    expect(paymentState().name).toBe("asking");
    denied.mockRestore();
    expect(kept()).toEqual([]);
  });
});

describe("another member who signs in while a dialog is open", () => {
  const signInAnother = () => {
    queryClient.clear();
    handleAnswer("en", parseAnswer({ memberData: { id: 8, invoice: [{ id: 6001, _is_payable: true }] } }));
  };

  it("gets no payment prepared", async () => {
    openPayment({ person, invoiceId: 5012 });
    signInAnother();
    await continuePayment();
    expect(server).not.toHaveBeenCalled();
    expect(paymentState().name).toBe("closed");
  });

  it("gets no form posted that was being prepared", async () => {
    const finish = delay("createPayment");
    const paying = pay();
    await asked();
    signInAnother();
    await finish(answers(withForm));
    await paying;
    expect(posting).not.toHaveBeenCalled();
    expect(kept()).toEqual([]);
  });

  it("gets no form posted by hand", async () => {
    jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "performance"] });
    await pay();
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(paymentState().name).toBe("stranded");
    signInAnother();
    continueToProvider();
    expect(posting).toHaveBeenCalledTimes(1);
    expect(paymentState().name).toBe("closed");
    expect(shownNotification()).toBeNull();
  });

  it("closes the dialog, but not their own", () => {
    openPayment({ person, invoiceId: 5012 });
    closeOtherMembersPayment();
    expect(paymentState().name).toBe("instructions");
    signInAnother();
    closeOtherMembersPayment();
    expect(paymentState().name).toBe("closed");
    openPayment({ person: "8", invoiceId: 6001 });
    closeOtherMembersPayment();
    expect(paymentState().name).toBe("instructions");
  });
});

describe("interruptPayment", () => {
  it("closes the dialog before the way back, and leaves a check alone", async () => {
    await pay();
    interruptPayment();
    expect(paymentState().name).toBe("closed");
    dispatchPayment({ type: "returned", invoiceId: 5012 });
    interruptPayment();
    expect(paymentState().name).toBe("checking");
  });
});
