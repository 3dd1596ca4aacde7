import { ownersOf } from "@/lib/platform/owners-of";
import { sessionStore } from "@/lib/platform/storage";

/** Where lib/forms/draft.ts keeps the draft. Apart from it, since the start and the logout need no more than this. */
export const draftKey = "draft.myAccount";

/** What was typed is nowhere but on the screen: the browser has no room for a draft, or keeps none. */
let isUnkept = false;

export function isDraftUnkept(): boolean {
  return isUnkept;
}

/** Stores a draft in place of the one before. */
export function writeDraft(text: string): void {
  isUnkept = !sessionStore.write(draftKey, text);
}

export function dropDraft(): void {
  isUnkept = false;
  sessionStore.remove(draftKey);
}

/** Removes a draft that somebody else left in this tab (decisions 1, 5). */
export function dropDraftOfOthers(person: string): void {
  const stored = sessionStore.read(draftKey);
  if (stored !== null && !ownersOf(stored).includes(person)) dropDraft();
}
