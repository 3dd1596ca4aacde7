import "fake-indexeddb/auto";
import { parseAnswer } from "@/lib/api/answer";
import { readStoredAnswers, storeAnswer } from "@/lib/offline/lazy-stored-answers";
import { handleResult } from "@/lib/queries/handle-result";
import { beginSession } from "@/lib/queries/session";
import { forgetMember, forgetMemberOfTab } from "./forget-member";

beforeEach(() => localStorage.clear());

it.each([
  ["forgetMember", forgetMember],
  ["forgetMemberOfTab", forgetMemberOfTab],
])("%s: a late answer is not stored", async (_name, forget) => {
  beginSession();
  forget();
  const body = { memberData: { id: 7 } };
  handleResult("fi", { ok: true, answer: parseAnswer(body), body });
  await readStoredAnswers();
  expect(localStorage.getItem("storedCard")).toBeNull();
});

it("forgetMemberOfTab: a write that has not ended is not stored either", async () => {
  storeAnswer("fi", "7", { memberData: { id: 7 } }, Date.now());
  forgetMemberOfTab();
  expect(await readStoredAnswers()).toBeNull();
});
