import "fake-indexeddb/auto";
import { openStoredAnswers, readStoredAnswers, storeAnswer } from "@/lib/offline/lazy-stored-answers";
import { forgetMember, forgetMemberOfTab } from "./forget-member";

beforeEach(() => localStorage.clear());

it.each([
  ["forgetMember", forgetMember],
  ["forgetMemberOfTab", forgetMemberOfTab],
])("%s: a late answer is not stored", async (_name, forget) => {
  openStoredAnswers();
  forget();
  storeAnswer("fi", "7", { memberData: { id: 7 } });
  await readStoredAnswers();
  expect(localStorage.getItem("storedCard")).toBeNull();
});
