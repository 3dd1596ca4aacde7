import { fillStorage } from "@/scripts/testing/fill-storage";
import { createStoredStore } from "./create-stored-store";

const open = (makeRoom?: () => void) =>
  createStoredStore<string>("shownCardRows", {
    parse: (text) => text ?? "",
    serialize: (state) => (state === "" ? null : state),
    makeRoom,
  });

const stored = () => localStorage.getItem("shownCardRows");
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
const showPage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

beforeEach(() => localStorage.clear());

it("starts with the stored state, and stores a change for the next page", () => {
  open().change(() => "a");
  expect(open().get()).toBe("a");
});

it("removes the entry of an empty state", () => {
  const store = open();
  store.change(() => "a");
  expect(store.change(() => "")).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it("changes the newest state, which another tab may have written", () => {
  const store = open();
  localStorage.setItem("shownCardRows", "b");
  store.change((newest) => `${newest}c`);
  expect(stored()).toBe("bc");
});

it("keeps changes in the page when writing fails, returns false, and stores them once there is room", () => {
  localStorage.setItem("shownCardRows", "a");
  const store = open();
  const full = fillStorage();
  expect(store.change((newest) => `${newest}b`)).toBe(false);
  store.refresh();
  expect(store.get()).toBe("ab");
  expect(store.change((newest) => newest)).toBe(false);
  store.change((newest) => `${newest}c`);
  expect(store.get()).toBe("abc");
  full.mockRestore();
  store.change((newest) => `${newest}d`);
  expect(stored()).toBe("abcd");
});

it("keeps a change in the page when reading fails", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const store = open();
  store.change(() => "a");
  store.refresh();
  store.change((newest) => `${newest}b`);
  expect(store.get()).toBe("ab");
});

it("keeps its state when storage is blocked after the start", () => {
  localStorage.setItem("shownCardRows", "a");
  const store = open();
  fillStorage();
  jest.spyOn(Storage.prototype, "getItem").mockReturnValue(null);
  store.change((newest) => `${newest}b`);
  expect(store.get()).toBe("ab");
});

it("makes room for a failed write, and retries it once", () => {
  const full = fillStorage();
  const store = open(() => full.mockRestore());
  expect(store.change(() => "a")).toBe(true);
  expect(stored()).toBe("a");
});

it("calls its listeners for a change only", () => {
  const listener = jest.fn();
  const store = open();
  store.subscribe(listener);
  store.change(() => "a");
  store.change(() => "a");
  store.refresh();
  expect(listener).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void, string]>([
  ["another tab changes the entry", () => tell("shownCardRows"), "b"],
  ["another tab empties the storage", () => tell(null), "b"],
  ["another tab changes another entry", () => tell("settings"), ""],
  ["the browser shows the page again as it was left", () => showPage(true), "b"],
  ["the page is shown for the first time", () => showPage(false), ""],
])("when %s the entry is read again, until that is stopped", (_, happen, state) => {
  const store = open();
  const stop = store.follow();
  localStorage.setItem("shownCardRows", "b");
  happen();
  expect(store.get()).toBe(state);
  stop();
  localStorage.setItem("shownCardRows", "c");
  happen();
  expect(store.get()).toBe(state);
});
