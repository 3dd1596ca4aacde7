import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorBoundary } from "./error-boundary";

let breaks = true;
function Part() {
  if (breaks) throw new Error("broken");
  return <p>Whole</p>;
}

const boundary = (resetKey: string) => (
  <>
    <p>The rest</p>
    <ErrorBoundary resetKey={resetKey} fallback={(retry) => <button onClick={retry}>Try again</button>}>
      <Part />
    </ErrorBoundary>
  </>
);

describe("ErrorBoundary", () => {
  // React logs caught errors.
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));

  it("contains the error, and retries on request", async () => {
    breaks = true;
    render(boundary("a"));
    expect(screen.getByText("The rest")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    breaks = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Whole")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("retries without a request only on another screen", () => {
    breaks = true;
    const { rerender } = render(boundary("a"));
    breaks = false;
    rerender(boundary("a"));
    expect(screen.queryByText("Whole")).not.toBeInTheDocument();
    rerender(boundary("b"));
    expect(screen.getByText("Whole")).toBeInTheDocument();
  });
});
