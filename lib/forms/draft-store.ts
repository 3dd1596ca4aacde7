import { sessionStore } from "@/lib/platform/storage";

const key = "draft.myAccount";

/** Whether what was typed is nowhere but on the screen: the browser has no room for a draft, or keeps none. */
export function isDraftUnkept(): boolean {
  return sessionStore.isUnwritten(key);
}

/** The stored draft: lib/forms/draft.ts parses it. */
export function readDraftText(): string | null {
  return sessionStore.read(key);
}

/** Stores a draft in place of the one before. */
export function writeDraft(text: string): void {
  sessionStore.write(key, text);
}

export function dropDraft(): void {
  sessionStore.remove(key);
}
