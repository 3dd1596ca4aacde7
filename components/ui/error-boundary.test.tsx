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
  // React reports what was caught.
  beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it("shows its children while they are whole", () => {
    breaks = false;
    render(boundary("a"));
    expect(screen.getByText("Whole")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("keeps the rest alive, and tries again when asked", async () => {
    breaks = true;
    render(boundary("a"));
    expect(screen.getByText("The rest")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
    breaks = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Whole")).toBeInTheDocument();
  });

  it("tries again by itself on another screen, and only then", () => {
    breaks = true;
    const { rerender } = render(boundary("a"));
    breaks = false;
    rerender(boundary("a"));
    expect(screen.queryByText("Whole")).not.toBeInTheDocument();
    rerender(boundary("b"));
    expect(screen.getByText("Whole")).toBeInTheDocument();
  });
});
