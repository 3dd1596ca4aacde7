import { followStored } from "./follow-stored";

const read = jest.fn();
const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
const showPage = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));

beforeEach(() => read.mockClear());

it.each<[string, () => void, number]>([
  ["another tab changes the entry", () => tell("settings"), 1],
  ["another tab empties the store", () => tell(null), 1],
  ["another tab changes another entry", () => tell("storedCard"), 0],
  ["the browser shows the page as it was left", () => showPage(true), 1],
  ["the page is shown for the first time", () => showPage(false), 0],
])("when %s the entry is read, until that is stopped", (_, happen, times) => {
  const stop = followStored("settings", read);
  happen();
  expect(read).toHaveBeenCalledTimes(times);
  stop();
  happen();
  expect(read).toHaveBeenCalledTimes(times);
});
