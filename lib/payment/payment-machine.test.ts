import { closedPayment, paymentTransition, type PaymentEvent, type PaymentState } from "./payment-machine";

const form = { action: "https://pay.example/", fields: [["pmt_id", "1"]] as [string, string][] };
const invoiceId = 5012;

const states = {
  closed: closedPayment,
  asking: { name: "asking", invoiceId, startedAt: 1000 },
  instructions: { name: "instructions", invoiceId },
  preparing: { name: "preparing", invoiceId },
  notPrepared: { name: "notPrepared", invoiceId, text: "Down" },
  redirecting: { name: "redirecting", invoiceId, form },
  stranded: { name: "stranded", invoiceId, form },
  checking: { name: "checking", invoiceId },
} satisfies Record<PaymentState["name"], PaymentState>;

type StateName = keyof typeof states;

const events = {
  pay: { type: "pay", invoiceId, startedAt: null },
  payOneStarted: { type: "pay", invoiceId, startedAt: 1000 },
  payAgain: { type: "payAgain" },
  continue: { type: "continue" },
  startedElsewhere: { type: "startedElsewhere", startedAt: 1000 },
  prepared: { type: "prepared", form },
  notPrepared: { type: "notPrepared", text: "Down" },
  notPosted: { type: "notPosted", text: "Down" },
  stillHere: { type: "stillHere" },
  postAgain: { type: "postAgain" },
  returned: { type: "returned", invoiceId },
  checked: { type: "checked", invoiceId },
  paid: { type: "paid", invoiceId },
  interrupted: { type: "interrupted" },
  close: { type: "close" },
} satisfies Record<string, PaymentEvent>;

type EventName = keyof typeof events;

/** The next state by state and event; unlisted events keep the state. */
const table: Record<StateName, Partial<Record<EventName, StateName>>> = {
  closed: { pay: "instructions", payOneStarted: "asking", returned: "checking" },
  asking: { payAgain: "instructions", returned: "checking", paid: "closed", interrupted: "closed", close: "closed" },
  instructions: {
    continue: "preparing",
    startedElsewhere: "asking",
    returned: "checking",
    paid: "closed",
    interrupted: "closed",
    close: "closed",
  },
  preparing: {
    startedElsewhere: "asking",
    prepared: "redirecting",
    notPrepared: "notPrepared",
    returned: "checking",
    paid: "closed",
    interrupted: "closed",
    close: "closed",
  },
  notPrepared: {
    continue: "preparing",
    startedElsewhere: "asking",
    returned: "checking",
    paid: "closed",
    interrupted: "closed",
    close: "closed",
  },
  redirecting: {
    notPosted: "notPrepared",
    stillHere: "stranded",
    returned: "checking",
    paid: "closed",
    interrupted: "closed",
    close: "closed",
  },
  stranded: {
    startedElsewhere: "asking",
    notPosted: "notPrepared",
    postAgain: "redirecting",
    returned: "checking",
    paid: "closed",
    interrupted: "closed",
    close: "closed",
  },
  checking: { checked: "closed", paid: "closed", close: "closed" },
};

const rows = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(events) as EventName[]).map((event): [StateName, EventName, StateName] => [
    state,
    event,
    table[state][event] ?? state,
  ]),
);

describe("paymentTransition", () => {
  it.each(rows)("from %s, %s leads to %s", (state, event, next) => {
    expect(paymentTransition(states[state], events[event])).toEqual(states[next]);
  });

  it("returns the same state object when nothing changes, so that no effect runs twice", () => {
    expect(paymentTransition(states.preparing, events.continue)).toBe(states.preparing);
    expect(paymentTransition(states.redirecting, events.prepared)).toBe(states.redirecting);
    expect(paymentTransition(states.redirecting, events.postAgain)).toBe(states.redirecting);
  });

  describe.each(["paid", "checked"] as const)("when another invoice is %s", (type) => {
    it.each(Object.values(states))("keeps $name with its own invoice", (state) => {
      expect(paymentTransition(state, { type, invoiceId: 1 })).toBe(state);
    });
  });
});
