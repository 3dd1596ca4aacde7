import * as tolerant from "@/lib/api/tolerant";
import { fillStorage } from "@/scripts/testing/fill-storage";
import { findStartedPayment, isRecent, type StartedPayment } from "./started-payments";

type Tab = typeof import("./started-payments");

const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.now();
const first: StartedPayment = { person: "7", invoiceId: 5012, startedAt: now - minute };
const other: StartedPayment = { person: "7", invoiceId: 5013, startedAt: now - minute };
const again: StartedPayment = { ...first, startedAt: now };
const query = "status=ok&pmt_id=2";
const returned: StartedPayment = { ...first, unanswered: query };
const returnedLater: StartedPayment = { ...returned, startedAt: now };
const secondReturn: StartedPayment = { ...first, unanswered: "status=ok&pmt_id=3" };
let tab: Tab;

/** A separate tab: each has its own modules, and so its own memory. */
async function openTab(): Promise<Tab> {
  let opened: Tab | undefined;
  // Shared by all tabs: it is slow to load.
  jest.doMock("@/lib/api/tolerant", () => tolerant);
  await jest.isolateModulesAsync(async () => {
    opened = await import("./started-payments");
    opened.startedPaymentsStore.refresh();
  });
  return opened as Tab;
}

const stored = () => JSON.parse(localStorage.getItem("startedPayments") ?? "null") as unknown;
const known = ({ startedPaymentsStore }: Tab = tab) => startedPaymentsStore.get();

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  tab = await openTab();
});

describe("a started payment", () => {
  it("replaces only an earlier one of the same invoice and member", () => {
    const ofAnother = { ...first, person: "8" };
    for (const payment of [first, other, ofAnother, again]) tab.keepStartedPayment(payment);
    expect(stored()).toEqual([other, ofAnother, again]);
  });

  it.each<[string, StartedPayment[], (tab: Tab) => void, StartedPayment[]]>([
    ["a return takes the place of the start", [first], (tab) => tab.keepStartedPayment(returned), [returned]],
    ["a return takes its own place", [returned], (tab) => tab.keepStartedPayment(returnedLater), [returnedLater]],
    [
      "a return leaves another one",
      [returned],
      (tab) => tab.keepStartedPayment(secondReturn),
      [returned, secondReturn],
    ],
    ["a new start leaves a return", [returned], (tab) => tab.keepStartedPayment(first), [returned, first]],
    ["a good answer leaves a start", [returned], (tab) => tab.answerReturn(first, query, true), [first]],
    ["a good answer leaves one start", [returned, again], (tab) => tab.answerReturn(first, query, true), [again]],
    ["a refusal ends the payment", [returned], (tab) => tab.answerReturn(first, query, false), []],
    ["a refusal leaves a new start", [returned, again], (tab) => tab.answerReturn(first, query, false), [again]],
    ["an answer leaves another return", [secondReturn], (tab) => tab.answerReturn(first, query, false), [secondReturn]],
    ["an end leaves a return", [returned, first], (tab) => tab.dropPaymentStart(first), [returned]],
    ["an end leaves another invoice", [first, other], (tab) => tab.dropPaymentStart(first), [other]],
    [
      "the known end leaves nothing of the invoice",
      [returned, first, other],
      (tab) => tab.dropPaymentAndReturns(first),
      [other],
    ],
  ])("%s", async (_, before, change, after) => {
    for (const payment of before) tab.keepStartedPayment(payment);
    change(tab);
    expect(known()).toEqual(after);
    expect(known(await openTab())).toEqual(after);
  });

  it("removes the entry when it was the last", () => {
    tab.keepStartedPayment(first);
    tab.dropPaymentAndReturns(first);
    expect(localStorage).toHaveLength(0);
    expect(known()).toEqual([]);
  });

  it("drops nothing for an unknown payment", () => {
    tab.keepStartedPayment(first);
    const before = known();
    const write = jest.spyOn(Storage.prototype, "setItem");
    tab.dropPaymentAndReturns({ person: "8", invoiceId: 5012 });
    expect(known()).toBe(before);
    expect(write).not.toHaveBeenCalled();
  });

  it("is removed after a day, when the next one is stored", () => {
    tab.keepStartedPayment({ ...first, startedAt: Date.now() - day + minute });
    jest.spyOn(Date, "now").mockReturnValue(now + 2 * minute);
    tab.keepStartedPayment(other);
    expect(stored()).toEqual([other]);
  });
});

describe("findStartedPayment", () => {
  beforeEach(() => jest.spyOn(Date, "now").mockReturnValue(now));

  it.each([
    ["this moment", 0, true],
    ["a day less a millisecond ago", day - 1, true],
    ["a day ago", day, false],
    ["a day less a millisecond ahead, as of a clock that was put back", 1 - day, true],
    ["a day ahead", -day, false],
  ])("of %s", (_, age, isFound) => {
    const payment = { ...first, startedAt: now - age };
    expect(findStartedPayment([payment], first)).toBe(isFound ? payment : null);
  });

  it.each([
    [{ person: "7", invoiceId: 5012 }, first],
    [{ person: "7", invoiceId: 5013 }, other],
    [{ person: "8", invoiceId: 5012 }, null],
    [{ person: "7", invoiceId: 5014 }, null],
    [{ person: "", invoiceId: 5012 }, null],
  ])("of %j is %j", (wanted, expected) => {
    expect(findStartedPayment([first, other], wanted)).toBe(expected);
  });
  it("finds the last of several", () => {
    expect(findStartedPayment([returned, again, secondReturn], first)).toBe(again);
  });
});

describe("isRecent", () => {
  beforeEach(() => jest.spyOn(Date, "now").mockReturnValue(now));

  it.each([
    [0, true],
    [30 * minute - 1, true],
    [30 * minute, false],
    [1 - 30 * minute, true],
    [-30 * minute, false],
  ])("%d ms after the start: %s", (age, expected) => {
    expect(isRecent({ ...first, startedAt: now - age })).toBe(expected);
  });
});

describe("foreign stored content", () => {
  it.each(["", "{", "null", "7", '"x"', "{}", '{"person":"7"}', "[null, 7, []]", `[{"person":7}]`])(
    "%s is no payment, and is overwritten",
    async (text) => {
      localStorage.setItem("startedPayments", text);
      tab = await openTab();
      expect(known()).toEqual([]);
      tab.keepStartedPayment(first);
      expect(stored()).toEqual([first]);
    },
  );

  it.each<[string, object]>([
    ["a person that is no text", { ...first, person: 7 }],
    ["an invoice that is no number", { ...first, invoiceId: "5012" }],
    ["a time that is no number", { ...first, startedAt: "now" }],
    ["no time", { ...first, startedAt: undefined }],
  ])("an entry with %s is dropped, and the others stay without unknown fields", async (_, entry) => {
    localStorage.setItem("startedPayments", JSON.stringify([entry, { ...other, color: "red" }]));
    expect(known(await openTab())).toEqual([other]);
  });
});

it("lasts as long as the page when the storage is full", () => {
  fillStorage();
  expect(tab.keepStartedPayment(first)).toBe(false);
  expect(known()).toEqual([first]);
});
