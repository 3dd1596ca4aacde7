import { network } from "./network";

const browserSays = (word: "online" | "offline") => window.dispatchEvent(new Event(word));
const changes = jest.fn();
const stop = network.subscribe(changes);
afterAll(stop);
beforeEach(() => {
  browserSays("online");
  changes.mockReset();
});

it.each<[string, () => void, boolean]>([
  ["the browser says that it is offline", () => browserSays("offline"), false],
  [
    "the server answers although the browser says that it is offline",
    () => {
      browserSays("offline");
      network.report(true);
    },
    true,
  ],
  [
    "the browser says so anew",
    () => {
      network.report(true);
      browserSays("offline");
    },
    false,
  ],
  ["a request fails although the browser says that it is online", () => network.report(false), false],
  [
    "the network comes back",
    () => {
      network.report(false);
      browserSays("online");
    },
    true,
  ],
])("follows the latest report: %s", (_what, act, isOnline) => {
  act();
  expect(network.isOnline()).toBe(isOnline);
});

it("calls back for changes only", () => {
  network.report(true);
  expect(changes).not.toHaveBeenCalled();
});
