import { swallowSecondTap } from "./swallow-second-tap";

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
