import { sessionStore } from "@/lib/platform/storage";

/** Whether the edits exist only on the screen: the browser has no room for a draft, or no storage. */
export function isDraftUnkept(): boolean {
  return sessionStore.isUnwritten("draft.myAccount");
}

export function dropDraft(): void {
  sessionStore.remove("draft.myAccount");
}
