import { sessionStore } from "@/lib/platform/storage";

const key = "draft.myAccount";

/** Whether the edits exist only on the screen: the browser has no room for a draft, or no storage. */
export function isDraftUnkept(): boolean {
  return sessionStore.isUnwritten(key);
}

/** The stored draft as text. lib/forms/draft.ts parses it. */
export function readDraftText(): string | null {
  return sessionStore.read(key);
}

/** Replaces the stored draft. */
export function writeDraft(text: string): void {
  sessionStore.write(key, text);
}

export function dropDraft(): void {
  sessionStore.remove(key);
}
