import { localKeys, sessionKeys } from "@/lib/platform/stored-keys";
import { dropTraces, dropTracesOfOthers } from "./drop-traces";

/** What is no member's, and storedCard, which goes with the stored answers. */
const staying = [
  "captchaVisits",
  "cardRemoval",
  "recovery",
  "redirects",
  "reloadedForOther",
  "reloadedForPart",
  "settings",
  "storageAsked",
  "storedCard",
];
/** Addresses name no person. */
const addresses = ["captchaReturn", "returnTo", "returnToAt"];

const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  for (const [store, keys] of [
    [localStorage, localKeys],
    [sessionStorage, sessionKeys],
  ] as const) {
    store.clear();
    for (const key of keys) store.setItem(key, '{"person":"1"}');
  }
});

// A new key fails here: either it stands in drop-traces.ts, or above.
it("leaves nothing of the member at the logout, of all that can be stored", () => {
  dropTraces();
  expect(kept()).toEqual(staying);
});

it("leaves nothing that names somebody else, of all that can be stored", () => {
  expect(dropTracesOfOthers("2")).toBe(true);
  expect(kept()).toEqual([...staying, ...addresses].sort());
});

it.each(["1", ""])("leaves everything of the one who is signed in, and for nobody (%j)", (person) => {
  const all = kept();
  expect(dropTracesOfOthers(person)).toBe(false);
  expect(kept()).toEqual(all);
});
