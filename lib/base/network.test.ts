import { network } from "./network";

const say = (isOnline: boolean) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
};
const changes = jest.fn();
const stop = network.subscribe(changes);
afterAll(stop);
beforeEach(() => {
  say(true);
  changes.mockReset();
});

it("believes the browser until the server answers", () => {
  say(false);
  expect(network.isOnline()).toBe(false);
  network.confirm();
  expect(network.isOnline()).toBe(true);
  expect(changes).toHaveBeenCalledTimes(2);
});

it("believes it again when it says anew that it is offline", () => {
  say(false);
  network.confirm();
  say(false);
  expect(network.isOnline()).toBe(false);
});

it("tells of no change when an answer arrives online", () => {
  network.confirm();
  expect(changes).not.toHaveBeenCalled();
});
