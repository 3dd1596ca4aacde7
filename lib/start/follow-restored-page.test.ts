import { pageLocation } from "@/lib/platform/page-location";
import { parseAnswer } from "@/lib/api/answer";
import { handleAnswer, handleResult } from "@/lib/queries/handle-result";
import { meQuery } from "@/lib/queries/me-query";
import { queryClient } from "@/lib/queries/query-client";
import { answers } from "@/scripts/testing/call-results";
import { followRestoredPage } from "./follow-restored-page";
import { dispatchStart, startState } from "./start-store";

const me = { memberData: { id: 7, _full_name: "Maija" } };
let reload: jest.SpyInstance;
const member = () => queryClient.getQueryData(meQuery("fi").queryKey);

const onRestored = jest.fn();
let stop: () => void;

/** @param persisted whether the page comes from the back/forward cache */
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

beforeEach(() => {
  stop = followRestoredPage(onRestored);
  localStorage.setItem("storedCard", "{}");
  window.dispatchEvent(new Event("pagehide"));
  reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
  onRestored.mockClear();
  dispatchStart({ type: "retry" });
  dispatchStart({ type: "restored" });
  handleAnswer("fi", parseAnswer(me));
});
afterEach(() => stop());

it("does nothing when the page loads", () => {
  localStorage.removeItem("storedCard");
  show(false);
  expect(onRestored).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it("keeps a page while the card is on the device", () => {
  show(true);
  expect(onRestored).toHaveBeenCalledTimes(1);
  expect(startState().name).toBe("ready");
  expect(member()).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it("keeps a page that had no stored card when it was left", () => {
  localStorage.removeItem("storedCard");
  window.dispatchEvent(new Event("pagehide"));
  show(true);
  expect(onRestored).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

it("removes the member from page and tab if the card is gone, and reloads", () => {
  sessionStorage.setItem("draft.myAccount", '{"person":"7"}');
  // Of the next member.
  const shared = { startedPayments: "[]", shownCardRows: '{"person":"8"}' };
  for (const [key, value] of Object.entries(shared)) localStorage.setItem(key, value);
  localStorage.removeItem("storedCard");
  show(true);
  expect(onRestored).not.toHaveBeenCalled();
  expect(startState().name).toBe("loading");
  expect(member()).toBeUndefined();
  expect({ ...sessionStorage }).toEqual({});
  expect({ ...localStorage }).toEqual(shared);
  expect(reload).toHaveBeenCalledTimes(1);
  // Late answers have no owner.
  expect(handleResult("fi", answers(me))).toBe(false);
});
