import { localStore } from "@/lib/base/storage";

/** Where row-choices.ts keeps what the member chose. Apart from it, since the logout needs no more than this. */
export const rowChoicesKey = "shownCardRows";

/** At logout: the labels tell which details the association keeps of the member. */
export function dropRowChoices(): void {
  localStore.remove(rowChoicesKey);
}
