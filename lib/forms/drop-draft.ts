import { sessionStore } from "@/lib/base/storage";

/** Where lib/forms/draft.ts keeps the draft. Apart from it, since the start and the logout need no more than this. */
export const draftKey = "draft.myAccount";

export function dropDraft(): void {
  sessionStore.remove(draftKey);
}

/** Removes a draft that somebody else left in this tab (decisions 1, 5). */
export function dropDraftOfOthers(person: string): void {
  const stored = sessionStore.read(draftKey);
  if (stored !== null && !stored.startsWith(`${draftOwner(person)},`)) dropDraft();
}

/** How the stored text of a draft begins. */
export function draftOwner(person: string): string {
  return `{"person":${JSON.stringify(person)}`;
}
