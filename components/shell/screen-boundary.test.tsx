import { act, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { english } from "@/scripts/testing/english";
import { ScreenBoundary } from "./screen-boundary";

let isMissing: boolean;
function Screen() {
  if (isMissing) throw Object.assign(new Error("Load failed"), { name: "ChunkLoadError" });
  return <p>The screen</p>;
}

beforeEach(() => {
  // React logs caught errors.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  isMissing = true;
});

it("a screen whose load was stopped by leaving the page loads again on Back", () => {
  renderInApp(
    <ScreenBoundary address="/" title="">
      <Screen />
    </ScreenBoundary>,
  );
  expect(screen.getByText(english.errors.notLoaded)).toBeInTheDocument();
  isMissing = false;
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(screen.getByText("The screen")).toBeInTheDocument();
});

it.each([
  ["which holds its title has it as its heading", "Invoice", ["Invoice"]],
  ["whose title stands in the top bar has no second heading", "", []],
])("a screen that did not load, %s", (_, title, headings) => {
  renderInApp(
    <ScreenBoundary address="/" title={title}>
      <Screen />
    </ScreenBoundary>,
  );
  expect(screen.getByText(english.errors.notLoaded)).toBeVisible();
  expect(screen.queryAllByRole("heading", { level: 1 }).map((heading) => heading.textContent)).toEqual(headings);
});
