import { pageLocation } from "@/lib/platform/page-location";
import { parseAnswer } from "@/lib/api/answer";
import { handleAnswer, handleResult } from "@/lib/queries/handle-result";
import { meQuery } from "@/lib/queries/me-query";
import { queryClient } from "@/lib/queries/query-client";
import { answers } from "@/scripts/testing/call-results";
import { leaveIfLoggedOut } from "./leave-if-logged-out";
import { dispatchStart, startState } from "./start-store";

const me = { memberData: { id: 7, _full_name: "Maija" } };
const reload = jest.spyOn(pageLocation, "reload").mockReturnValue();
const member = () => queryClient.getQueryData(meQuery("fi").queryKey);

beforeEach(() => {
  localStorage.setItem("storedCard", "{}");
  window.dispatchEvent(new Event("pagehide"));
  reload.mockClear();
  dispatchStart({ type: "retry" });
  dispatchStart({ type: "restored" });
  handleAnswer("fi", parseAnswer(me));
});

it("keeps a page while the card is on the device", () => {
  expect(leaveIfLoggedOut()).toBe(false);
  expect(startState().name).toBe("ready");
  expect(member()).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
});

it("keeps a page that had no stored card when it was left", () => {
  localStorage.removeItem("storedCard");
  window.dispatchEvent(new Event("pagehide"));
  expect(leaveIfLoggedOut()).toBe(false);
});

it("removes the member from page and tab if the card is gone, and reloads", () => {
  sessionStorage.setItem("draft.myAccount", '{"person":"7"}');
  // Of the next member.
  const shared = { startedPayments: "[]", shownCardRows: '{"person":"8"}' };
  for (const [key, value] of Object.entries(shared)) localStorage.setItem(key, value);
  localStorage.removeItem("storedCard");
  expect(leaveIfLoggedOut()).toBe(true);
  expect(startState().name).toBe("loading");
  expect(member()).toBeUndefined();
  expect({ ...sessionStorage }).toEqual({});
  expect({ ...localStorage }).toEqual(shared);
  expect(reload).toHaveBeenCalledTimes(1);
  // Late answers have no owner.
  expect(handleResult("fi", answers(me))).toBe(false);
});
