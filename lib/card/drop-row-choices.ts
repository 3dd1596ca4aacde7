import { ownersOf } from "@/lib/platform/owners-of";
import { localStore } from "@/lib/platform/storage";

/** Where row-choices.ts keeps what the member chose. Apart from it, since the start and the logout need no more than this. */
export const rowChoicesKey = "shownCardRows";

/** At logout: the labels tell which details the association keeps of the member. */
export function dropRowChoices(): void {
  localStore.remove(rowChoicesKey);
}

/** Removes what somebody else chose on this device, and what names nobody. @param person who is signed in: `Member.person` */
export function dropRowChoicesOfOthers(person: string): void {
  const stored = localStore.read(rowChoicesKey);
  if (stored !== null && !ownersOf(stored).includes(person)) dropRowChoices();
}
