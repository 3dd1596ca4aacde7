import { overlayEntry } from "./overlay-entry";

const step = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));

/** The browser goes back in a later task. */
function leave(entry: ReturnType<typeof overlayEntry>) {
  const gone = step();
  entry.leave();
  return gone;
}

it("is current until the overlay closes in any way", async () => {
  const entry = overlayEntry("overlay");
  entry.push();
  expect(entry.isOn()).toBe(true);
  await leave(entry);
  expect(entry.isOn()).toBe(false);
  expect(history.state).toBeNull();
});

it("stays current when the overlay reopens before the browser has gone back", async () => {
  const entry = overlayEntry("overlay");
  const seen: boolean[] = [];
  const stop = entry.watch(() => seen.push(entry.isOn()));
  entry.push();
  const entries = history.length;
  const gone = leave(entry);
  expect(entry.isOn()).toBe(false);
  entry.push();
  expect(entry.isOn()).toBe(true);
  await gone;
  expect(seen).toEqual([true]);
  expect(history.state).toEqual({ overlay: true });
  expect(history.length).toBe(entries);

  await leave(entry);
  expect(seen).toEqual([true, false]);
  stop();
});

it("is left once when the overlay reopens and closes before the browser has gone back", async () => {
  history.pushState(null, "", "/screen");
  const entry = overlayEntry("overlay");
  entry.push();
  const gone = leave(entry);
  entry.push();
  entry.leave();
  await gone;
  expect(entry.isOn()).toBe(false);
  expect(location.pathname).toBe("/screen");
});

it("does not go back from another entry", () => {
  const back = jest.spyOn(history, "back");
  overlayEntry("overlay").leave();
  expect(back).not.toHaveBeenCalled();
});
