import { fireEvent, render, screen } from "@testing-library/react";
import { useSecondTap } from "./use-second-tap";

const counted = jest.fn<undefined, [boolean]>();

function Bar() {
  const isSecondTap = useSecondTap();
  return (
    <>
      <header>
        <button onClick={(event) => counted(isSecondTap(event))}>Back</button>
      </header>
      <button>A row</button>
    </>
  );
}

beforeEach(() => {
  counted.mockReset();
  render(<Bar />);
});

/** @param at milliseconds */
function tap(name: string, at: number): void {
  const event = new MouseEvent("click", { bubbles: true, detail: 1 });
  Object.defineProperty(event, "timeStamp", { value: at });
  fireEvent(screen.getByText(name), event);
}

it.each([
  ["together count as one", () => [tap("Back", 1000), tap("Back", 1399)], [false, true]],
  [
    "with one elsewhere in between count as two",
    () => [tap("Back", 1000), tap("A row", 1100), tap("Back", 1200)],
    [false, false],
  ],
  [
    "and a third count the third on its own",
    () => [tap("Back", 1000), tap("Back", 1300), tap("Back", 1500)],
    [false, true, false],
  ],
])("two taps %s", (_name, run, expected) => {
  run();
  expect(counted.mock.calls.flat()).toEqual(expected);
});
