import { dropAll, dropOwned, dropOwnedByOtherMembers, dropOwnedByTab } from "./drop-owned";
import { localStore, sessionStore } from "./storage";
import { storedData, storedKeys } from "./stored-data";

const inStores = Object.entries(storedData).filter(([, { store }]) => store === "local" || store === "session");
const keysOf = (...owners: string[]) =>
  inStores
    .filter(([, { owner }]) => owners.includes(owner))
    .map(([key]) => key)
    .sort();
const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, { store }] of inStores)
    (store === "local" ? localStorage : sessionStorage).setItem(key, '{"person":"1"}');
});

// A new key that may hold member data fails here until it is listed.
it("lists what stays on the device after a logout", () => {
  expect(keysOf("device", "deletion")).toEqual([
    "captchaVisits",
    "cardRemoval",
    "recovery",
    "redirects",
    "reloadedForOther",
    "reloadedForPart",
    "settings",
    "storageAsked",
  ]);
});

it.each<[string, () => unknown, string[]]>([
  ["at logout, what any member or the tab owns", dropOwned, ["device", "deletion"]],
  [
    "when another member signs in, what names somebody else",
    () => dropOwnedByOtherMembers("2"),
    ["device", "deletion", "tab"],
  ],
  [
    "when the same member signs in, nothing",
    () => dropOwnedByOtherMembers("1"),
    ["device", "deletion", "tab", "member"],
  ],
  [
    "for an answer without an identity, nothing",
    () => dropOwnedByOtherMembers(""),
    ["device", "deletion", "tab", "member"],
  ],
  ["at a reset, all but the mark of a pending deletion", dropAll, ["deletion"]],
])("drops %s", (_, drop, staying) => {
  drop();
  expect(kept()).toEqual(keysOf(...staying));
});

it("drops only the tab's own data after a logout in another tab", () => {
  dropOwnedByTab();
  expect(Object.keys(sessionStorage).sort()).toEqual(storedKeys("session", ["device"]).sort());
  expect(Object.keys(localStorage)).toHaveLength(storedKeys("local").length + 1);
});

it("returns the dropped keys of other members", () => {
  expect(dropOwnedByOtherMembers("2").sort()).toEqual(keysOf("member"));
  expect(dropOwnedByOtherMembers("2")).toEqual([]);
});

describe("an entry of person 7", () => {
  const name = 'Maija "Maikki" \\ Meikäläinen';

  it.each<[string, string, string, boolean]>([
    ["is kept in whatever order it was written", '{"values":{},"person":"7"}', "7", true],
    ["is kept as the only one of a list", '[{"person":"7"},{"person":"7"}]', "7", true],
    ["is kept for a name that needs escapes", JSON.stringify([{ person: name }]), name, true],
    ["is kept whatever it says of others", '[{"person":"7","note":{"person":"8"}}]', "7", true],
    ["is dropped for a person whose id begins with it", '{"person":"7"}', "77", false],
    ["is dropped when another person is in the list", '[{"person":"7"},{"person":"8"}]', "7", false],
    ["is dropped when it names nobody", '{"Address":false}', "7", false],
    ["is dropped when it is no JSON", "{", "7", false],
    ["is dropped when it holds nothing", "null", "7", false],
    ["is dropped when it is an empty list", "[]", "7", false],
  ])("%s", (_, text, person, isKept) => {
    localStore.write("startedPayments", text);
    sessionStore.write("draft.myAccount", text);
    dropOwnedByOtherMembers(person);
    expect(localStore.read("startedPayments")).toBe(isKept ? text : null);
    expect(sessionStore.read("draft.myAccount")).toBe(isKept ? text : null);
  });
});
