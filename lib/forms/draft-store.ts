import { sessionStore } from "@/lib/platform/storage";

/** Whether the edits exist only on the screen, because the browser has no storage or no room for a draft. */
export function isDraftUnkept(): boolean {
  return sessionStore.isUnwritten("draft.myAccount");
}

export function dropDraft(): void {
  sessionStore.remove("draft.myAccount");
}
