import { act, renderHook } from "@testing-library/react";
import { useLoadedWhen } from "./use-loaded-when";

jest.mock("@/lib/platform/in-own-task", () => ({ startInOwnTask: (start: () => unknown) => start() }));

const load = jest.fn<Promise<string>, []>();
const showPage = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted })));

beforeEach(() => {
  load.mockReset().mockResolvedValue("part");
});

describe("useLoadedWhen", () => {
  it("keeps a part that has loaded", async () => {
    const { result, rerender } = renderHook(({ isWanted }) => useLoadedWhen(isWanted, load), {
      initialProps: { isWanted: true },
    });
    expect(result.current).toBeNull();
    await act(async () => undefined);
    rerender({ isWanted: false });
    await showPage(true);
    expect(result.current).toBe("part");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["from the back/forward cache loads", true, true, "part"],
    ["for the first time does not", true, false, null],
    ["from the back/forward cache without wanting it does not", false, true, null],
  ])("a page that is shown %s a part whose load has failed", async (_page, isWanted, persisted, expected) => {
    load.mockRejectedValueOnce(new Error("Load failed"));
    const onFailed = jest.fn();
    const { result, rerender } = renderHook((isNeeded) => useLoadedWhen(isNeeded, load, onFailed), {
      initialProps: true,
    });
    await act(async () => undefined);
    expect(onFailed).toHaveBeenCalledTimes(1);
    rerender(isWanted);
    await showPage(persisted);
    expect(result.current).toBe(expected);
  });
});
