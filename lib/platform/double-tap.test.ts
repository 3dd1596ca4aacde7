import { isSecondTap, swallowSecondTap } from "./double-tap";

it.each([
  ["two touches 399 ms apart", { timeStamp: 1399, detail: 1, pointerType: "touch" }, true],
  ["two touches 400 ms apart", { timeStamp: 1400, detail: 1, pointerType: "touch" }, false],
  ["taps of a browser that does not tell what by", { timeStamp: 1200, detail: 1 }, true],
  ["a key right after another", { timeStamp: 1050, detail: 0, pointerType: "" }, false],
  ["a key on a link in Firefox, which counts it", { timeStamp: 1050, detail: 1, pointerType: "" }, false],
  ["a mouse's double click, however slow", { timeStamp: 1450, detail: 2, pointerType: "mouse" }, true],
  ["two clicks of a mouse that the browser counts apart", { timeStamp: 1050, detail: 1, pointerType: "mouse" }, false],
])("%s: %j, the first at 1000 ms", (_, tap, expected) => {
  expect(isSecondTap(tap, 1000)).toBe(expected);
});

describe("swallowSecondTap", () => {
  const pressed = jest.fn<undefined, [number]>();

  beforeEach(() => {
    pressed.mockReset();
    document.body.innerHTML = "<button>Back</button>";
    document.querySelector("button")!.onclick = (event) => {
      pressed(event.timeStamp);
      swallowSecondTap(event);
    };
  });

  /** @param at milliseconds */
  function tap(at: number, x = 0): void {
    const event = new MouseEvent("click", { bubbles: true, detail: 1, clientX: x });
    Object.defineProperty(event, "timeStamp", { value: at });
    document.querySelector("button")!.dispatchEvent(event);
  }

  it.each([
    ["together count as one", () => [tap(1000), tap(1399)], [1000]],
    ["apart count as two", () => [tap(1000), tap(1401)], [1000, 1401]],
    ["at two places count as two", () => [tap(1000), tap(1100, 40)], [1000, 1100]],
    ["and a third count the third on its own", () => [tap(1000), tap(1300), tap(1500)], [1000, 1500]],
  ])("two taps %s", (_name, run, expected) => {
    run();
    expect(pressed.mock.calls.flat()).toEqual(expected);
  });
});
