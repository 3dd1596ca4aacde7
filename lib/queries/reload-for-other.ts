import { isWithin } from "@/lib/base/is-within";
import { pageLocation } from "@/lib/base/page-location";
import { sessionStore } from "@/lib/base/storage";
import { readStoredAnswers } from "@/lib/offline/kept-answers";

const key = "reloadedForOther";
/** Milliseconds: a server that answers with one member and the other in turn must not have the page loaded for ever. */
const once = 60_000;

/** Loads the page anew for another member, as soon as what they have just been sent is stored. */
export async function reloadForOther(): Promise<void> {
  const now = Date.now();
  // Where nothing can be remembered one reload might follow the other for ever.
  if (isWithin(Number(sessionStore.read(key) ?? 0), once, now) || !sessionStore.write(key, String(now))) return;
  // One look into the store after the other: this one ends after what was to be written before it.
  await readStoredAnswers();
  pageLocation.reload();
}
