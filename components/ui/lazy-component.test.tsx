import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect, type ComponentType } from "react";
import { ErrorBoundary } from "./error-boundary";
import { lazyComponent } from "./lazy-component";

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;
const Loading = () => <p>Loading</p>;

/** A part that the test resolves or rejects. */
function partToCome() {
  const requests: { resolve: (part: ComponentType<{ name: string }>) => void; reject: (error: Error) => void }[] = [];
  const load = jest.fn(
    () => new Promise<ComponentType<{ name: string }>>((resolve, reject) => requests.push({ resolve, reject })),
  );
  return { load, requests, Later: lazyComponent(load, Loading) };
}

describe("a lazy part", () => {
  it("replaces the loading sign once loaded, and shows at once the next time", async () => {
    const { Later, load, requests } = partToCome();
    const { unmount } = render(<Later name="one" />);
    expect(screen.getByText("Loading")).toBeInTheDocument();
    await act(async () => requests[0]?.resolve(Part));
    expect(screen.getByText("Part of one")).toBeInTheDocument();
    expect(screen.queryByText("Loading")).toBeNull();
    unmount();
    render(<Later name="two" />);
    expect(screen.getByText("Part of two")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("keeps a part that arrives after the unmount", async () => {
    const { Later, requests } = partToCome();
    const { unmount } = render(<Later name="one" />);
    unmount();
    await act(async () => requests[0]?.resolve(Part));
    render(<Later name="two" />);
    expect(screen.getByText("Part of two")).toBeInTheDocument();
  });

  it("throws a load failure to the boundary, and loads again when next shown", async () => {
    const { Later, load, requests } = partToCome();
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const place = (resetKey: string) => (
      <ErrorBoundary resetKey={resetKey} fallback={(_retry, error) => <p>{String(error)}</p>}>
        <Later name="one" />
      </ErrorBoundary>
    );
    const { rerender } = render(place("here"));
    await act(async () => requests[0]?.reject(new Error("no such file")));
    expect(screen.getByText("Error: no such file")).toBeInTheDocument();
    rerender(place("there"));
    await act(async () => requests[1]?.resolve(Part));
    expect(screen.getByText("Part of one")).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("shows a part that another instance loaded between render and effects", () => {
    const arrivals: ((part: typeof Part) => void)[] = [];
    const load = () => ({ then: (arrive: (part: typeof Part) => void) => void arrivals.push(arrive) });
    const Later = lazyComponent(load as unknown as () => Promise<typeof Part>, Loading);
    render(<Later name="one" />);
    const AfterDrawing = () => {
      useLayoutEffect(() => arrivals[0]?.(Part), []);
      return null;
    };
    render(
      <>
        <AfterDrawing />
        <Later name="two" />
      </>,
    );
    act(() => arrivals[1]?.(Part));
    expect(screen.getByText("Part of two")).toBeInTheDocument();
  });
});
