import { act, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import { english } from "@/scripts/testing/english";
import { ScreenBoundary } from "./screen-boundary";

let isMissing: boolean;
function Screen() {
  if (isMissing) throw Object.assign(new Error("Load failed"), { name: "ChunkLoadError" });
  return <p>The screen</p>;
}

it("a screen whose load was stopped by leaving the page loads again on Back", () => {
  // React logs caught errors.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  isMissing = true;
  renderInApp(
    <ScreenBoundary address="/">
      <Screen />
    </ScreenBoundary>,
  );
  expect(screen.getByText(english.errors.notLoaded)).toBeInTheDocument();
  isMissing = false;
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(screen.getByText("The screen")).toBeInTheDocument();
});
