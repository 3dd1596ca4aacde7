import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { renderInApp } from "@/components/testing/render-in-app";
import { receiveAnswer } from "@/components/testing/server-data";
import { network } from "@/lib/platform/network";
import type { Member } from "@/lib/api/member";
import { callServer, type CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { localeStore } from "@/lib/i18n/locale-store";
import { keepStartedPayment } from "@/lib/payment/started-payments";
import { hideNotification } from "@/lib/notifications/notifications";
import { closePayment, openPayment } from "@/lib/payment/pay-invoice";
import type { PaymentState } from "@/lib/payment/payment-machine";
import { dispatchPayment, usePaymentState } from "@/lib/payment/payment-store";
import { postForm } from "@/lib/payment/post-form";
import { useMember } from "@/lib/queries/me-query";
import { queryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh";
import { answers, unreachable } from "@/scripts/testing/call-results";
import { english } from "@/scripts/testing/english";
import { shownNotification } from "@/scripts/testing/shown-notification";
import { PaymentDialog } from "./payment-dialog";
import { useFollowedPayments } from "./use-followed-payments";
import { usePaymentReturn } from "./use-payment-return";

jest.mock("@/lib/api/client", () => ({ callServer: jest.fn() }));
jest.mock("@/lib/payment/post-form", () => ({ postForm: jest.fn() }));

const texts = english.payment;
const server = callServer as jest.MockedFunction<typeof callServer>;
const posting = postForm as jest.MockedFunction<typeof postForm>;

const invoiceId = 5012;
const form = { action: "https://pay.example/", fields: [["pmt_id", "2"]] as [string, string][] };
const parameters = { status: "ok", pmt_id: "2" };
const startedAt = new Date(2026, 10, 19, 12, 5).getTime();

const payable = { memberData: { id: 7, invoice: [{ id: invoiceId, _is_payable: true }] } };
const paid = { memberData: { id: 7, invoice: [{ id: invoiceId, _is_payable: false }] } };

let replies: Partial<Record<EndpointName, CallResult | Promise<CallResult>>>;
const person = "7";
/** The answer of calls that a test leaves open; resolved at its end. */
let late: Promise<CallResult>;
let endLate: (result: CallResult) => void;

beforeEach(() => {
  localeStore.set({ locale: "en", messages: english });
  // jsdom has no animations: transitions end at once.
  Element.prototype.getAnimations = () => [];
  window.requestAnimationFrame = (callback) => {
    queueMicrotask(() => callback(0));
    return 0;
  };
  localStorage.clear();
  sessionStorage.clear();
  hideNotification();
  queryClient.clear();
  receiveAnswer(payable);
  replies = {};
  late = new Promise((resolve) => (endLate = resolve));
  server.mockReset().mockImplementation(async (name) => replies[name] ?? late);
  posting.mockReset();
});
afterEach(async () => {
  jest.useRealTimers();
  await act(async () => {
    closePayment();
    endLate(unreachable);
  });
});

async function show(children: ReactElement) {
  const shown = renderInApp(children, { reactStrictMode: true, now: new Date(startedAt + 60_000) });
  await act(async () => undefined);
  return shown;
}
function Flow() {
  return <PaymentDialog state={usePaymentState()} />;
}
function OfMember() {
  const member = useMember();
  return member === null ? null : <OwnFlow member={member} />;
}
function OwnFlow({ member }: { member: Member }) {
  useFollowedPayments(member.person);
  return <PaymentDialog state={usePaymentState()} />;
}
function Returned({ pagename }: { pagename: string }) {
  usePaymentReturn(pagename, person);
  return <Flow />;
}

const comeBack = () => window.history.replaceState(null, "", "/app/invoices/5012?status=ok&pmt_id=2");
const calls = (name: EndpointName) => server.mock.calls.filter(([called]) => called === name);
const dialog = () => screen.getByRole("dialog");
const button = (name: string) => within(dialog()).getByRole("button", { name });
const press = (name: string) => userEvent.click(button(name));
/** The second tap of a double tap. */
const pressAgain = (name: string) => fireEvent.click(button(name), { detail: 2 });
const isGone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

describe("PaymentDialog", () => {
  const pay = "Pay invoice";
  const checking = "Checking your payment";

  it.each<[PaymentState, string, string, string[]]>([
    [
      { name: "asking", invoiceId, startedAt },
      pay,
      texts.askAgain.replace("{time}", "at 12:05"),
      ["Cancel", "Yes", "Check again"],
    ],
    [{ name: "instructions", invoiceId }, pay, texts.instructions, ["Cancel", "Continue"]],
    [{ name: "preparing", invoiceId }, pay, "Preparing your payment", ["Cancel", "Continue"]],
    [{ name: "notPrepared", invoiceId, text: "Down" }, pay, `Down${texts.instructions}`, ["Cancel", "Continue"]],
    [{ name: "redirecting", invoiceId, form }, pay, texts.redirecting, ["Cancel", "Continue"]],
    [{ name: "stranded", invoiceId, form }, pay, texts.stranded, ["Cancel", "Continue"]],
    [{ name: "checking", invoiceId }, checking, texts.checking, ["Close"]],
  ])("shows %j", async (state, title, text, buttons) => {
    await show(<PaymentDialog state={state} />);
    expect(dialog()).toHaveAccessibleName(title);
    const whatIsPaid = title === pay ? `Invoice ${invoiceId}` : "";
    expect(dialog()).toHaveTextContent(`${title}${whatIsPaid}${text}${buttons.join("")}`);
    expect(
      within(dialog())
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(buttons);
  });

  it.each<[string, object, string]>([
    ["the amount", { _payment: { amount: "42.5" }, _list_summary: "€42.50 · due" }, "Membership fee€42.50"],
    ["the line of the list where there is no amount", { _list_summary: "€42.50 · due" }, "Membership fee€42.50 · due"],
  ])("shows what is paid: the title, and %s", async (_what, fields, text) => {
    const invoice = { id: invoiceId, _is_payable: true, _list_title: "Membership fee", ...fields };
    receiveAnswer({ memberData: { id: 7, invoice: [invoice] } });
    await show(<PaymentDialog state={{ name: "instructions", invoiceId }} />);
    expect(dialog()).toHaveTextContent(`${pay}${text}${texts.instructions}`);
  });

  it("is absent without a payment", async () => {
    await show(<PaymentDialog state={{ name: "closed" }} />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each<[PaymentState, string, string]>([
    [{ name: "preparing", invoiceId }, "status", "Preparing your payment"],
    [{ name: "redirecting", invoiceId, form }, "status", texts.redirecting],
    [{ name: "stranded", invoiceId, form }, "status", texts.stranded],
    [{ name: "checking", invoiceId }, "status", texts.checking],
    [{ name: "notPrepared", invoiceId, text: "<b>Down</b>" }, "alert", "<b>Down</b>"],
  ])("announces %j", async (state, role, text) => {
    await show(<PaymentDialog state={state} />);
    expect(within(dialog()).getByRole(role)).toHaveTextContent(text);
  });

  it("names the day of a start before today", async () => {
    await show(<PaymentDialog state={{ name: "asking", invoiceId, startedAt: startedAt - 86_400_000 }} />);
    expect(dialog()).toHaveTextContent(/18 Nov 2026, /);
  });
});

describe("the way to the provider", () => {
  const open = () => act(async () => openPayment({ person, invoiceId }));

  it("uses one button, which keeps the focus throughout", async () => {
    replies.createPayment = answers({ paymentFormData: { action: form.action, fields: { pmt_id: "2" } } });
    await show(<Flow />);
    await open();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
    const next = button("Continue");
    await user.click(next);
    await pass(1);
    expect(dialog()).toHaveTextContent(texts.redirecting);
    expect(button("Continue")).toBe(next);
    expect(next).toHaveFocus();
    await user.click(next);
    expect(next).toHaveAttribute("aria-disabled", "true");
    expect(posting).toHaveBeenCalledTimes(1);
    expect(dialog()).not.toHaveTextContent("press Continue");
    await pass(2000);
    expect(dialog()).toHaveTextContent("press Continue");
    expect(next).toHaveAttribute("aria-disabled", "false");
    expect(next).toHaveFocus();
    await user.click(next);
    expect(posting.mock.calls.map(([sent]) => sent)).toEqual([form, form]);
    expect(calls("createPayment")).toHaveLength(1);
  });

  it.each<[string, PaymentState, string]>([
    ["Continue in the instructions", { name: "instructions", invoiceId }, "Continue"],
    ["Continue after a failure", { name: "notPrepared", invoiceId, text: "Busy" }, "Continue"],
    ["Continue by hand", { name: "stranded", invoiceId, form }, "Continue"],
    ["Yes to another payment", { name: "asking", invoiceId, startedAt: Date.now() }, "Yes"],
  ])("disables %s offline and says why", async (_, state, name) => {
    const online = jest.spyOn(network, "isOnline").mockReturnValue(false);
    await show(<PaymentDialog state={state} />);
    expect(button(name)).toHaveAttribute("aria-disabled", "true");
    expect(button(name)).toHaveAccessibleDescription(english.offline.needsNetwork);
    await press(name);
    expect(calls("createPayment")).toHaveLength(0);
    online.mockRestore();
    await act(async () => window.dispatchEvent(new Event("online")));
    expect(button(name)).toHaveAttribute("aria-disabled", "false");
    expect(dialog()).not.toHaveTextContent(english.offline.needsNetwork);
  });

  it("calls the server once, however often the button is pressed", async () => {
    await show(<Flow />);
    await open();
    await press("Continue");
    expect(button("Continue")).toHaveAttribute("aria-disabled", "true");
    await press("Continue");
    await userEvent.keyboard("{Enter}");
    expect(calls("createPayment")).toHaveLength(1);
  });

  it("ignores the repeats of a held key", async () => {
    replies.createPayment = unreachable;
    await show(<Flow />);
    await open();
    button("Continue").focus();
    await userEvent.keyboard("{Enter>6/}");
    expect(screen.getByRole("alert")).toBeInTheDocument();
    expect(calls("createPayment")).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    expect(calls("createPayment")).toHaveLength(2);
  });

  it("does not press Yes by a double tap on Continue when another tab has started the payment", async () => {
    await show(<Flow />);
    await open();
    keepStartedPayment({ person: "7", invoiceId, startedAt: Date.now() });
    await press("Continue");
    pressAgain("Yes");
    expect(dialog()).not.toHaveTextContent(texts.instructions);
    await press("Yes");
    expect(dialog()).toHaveTextContent(texts.instructions);
  });

  it.each([
    ["Cancel", () => press("Cancel")],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])("ends with %s, also while the payment is prepared", async (_, leave) => {
    await show(<Flow />);
    await open();
    await press("Continue");
    await leave();
    await isGone();
    expect(calls("createPayment")[0]?.[1].signal?.aborted).toBe(true);
  });

  describe("a second time", () => {
    beforeEach(async () => {
      await show(<Flow />);
      await act(async () => void dispatchPayment({ type: "pay", invoiceId, startedAt }));
    });

    it("shows the instructions after Yes", async () => {
      await press("Yes");
      expect(dialog()).toHaveTextContent(texts.instructions);
      expect(server).not.toHaveBeenCalled();
    });

    it("counts a double tap on Yes once", async () => {
      replies.createPayment = answers({ paymentFormData: { action: form.action, fields: { pmt_id: "2" } } });
      await press("Yes");
      pressAgain("Continue");
      await act(async () => undefined);
      expect(server).not.toHaveBeenCalled();
      await press("Continue");
      expect(posting.mock.calls.map(([sent]) => sent)).toEqual([form]);
    });

    it("closes when Check again finds the invoice paid", async () => {
      replies.me = answers(paid);
      await press("Check again");
      await isGone();
      expect(shownNotification()?.[0]).toBe(texts.settled);
    });
  });
});

describe("the way back", () => {
  beforeEach(comeBack);

  it("sends one check although StrictMode runs effects twice", async () => {
    await show(<Returned pagename="5012" />);
    await act(async () => undefined);
    expect(calls("checkPayment")).toEqual([["checkPayment", { locale: "en", body: parameters }]]);
    expect(dialog()).toHaveAccessibleName("Checking your payment");
  });

  it("ends when the invoice is paid", async () => {
    replies.me = answers(paid);
    await show(<Returned pagename="5012" />);
    expect(dialog()).toHaveTextContent(texts.checking);
    await act(async () => endLate(answers({})));
    await isGone();
    expect(shownNotification()?.[0]).toBe(texts.paid);
  });

  it("can be closed, and the check goes on", async () => {
    await show(<Returned pagename="5012" />);
    await press("Close");
    await isGone();
    expect(calls("checkPayment")[0]?.[1].signal).toBeUndefined();
  });

  it.each(["", "5012x", "1-", "1e3"])("ignores an address with the invoice %j", async (pagename) => {
    await show(<Returned pagename={pagename} />);
    expect(server).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("leaving the screen", () => {
  it("closes the pay dialog, and aborts an unsent payment", async () => {
    window.history.replaceState(null, "", "/app/invoices/5012");
    const { unmount } = await show(<Returned pagename="5012" />);
    await act(async () => openPayment({ person, invoiceId }));
    await press("Continue");
    unmount();
    await show(<Flow />);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(calls("createPayment")[0]?.[1].signal?.aborted).toBe(true);
  });

  it("keeps a check for the next screen", async () => {
    comeBack();
    const { unmount } = await show(<Returned pagename="5012" />);
    unmount();
    await show(<Flow />);
    expect(dialog()).toHaveAccessibleName("Checking your payment");
  });
});

describe("a changed member", () => {
  const ofOther = { memberData: { id: 8, invoice: [{ id: 6001, _is_payable: true }] } };
  const signInAnother = () =>
    act(async () => {
      replies = { config: answers({}), me: answers(ofOther) };
      await refreshApp({ isQuiet: true });
    });

  it.each<[string, () => unknown]>([
    ["paying", () => openPayment({ person, invoiceId })],
    ["a check", () => dispatchPayment({ type: "returned", invoiceId }, "7")],
  ])("closes the dialog of %s", async (_, begin) => {
    await show(<OfMember />);
    await act(async () => void begin());
    expect(dialog()).toBeVisible();
    await signInAnother();
    await isGone();
    expect(calls("checkPayment")).toHaveLength(0);
  });

  it("does not show an earlier open dialog", async () => {
    await act(async () => void dispatchPayment({ type: "returned", invoiceId }, "7"));
    await signInAnother();
    await show(<OfMember />);
    await isGone();
  });

  it("keeps the dialog of the same member", async () => {
    await show(<OfMember />);
    await act(async () => openPayment({ person, invoiceId }));
    replies = { config: answers({}), me: answers(payable) };
    await act(async () => {
      await refreshApp({ isQuiet: true });
    });
    expect(dialog()).toBeVisible();
  });
});
