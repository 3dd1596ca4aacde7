import { onPageVisible } from "./page-visibility";

describe("onPageVisible", () => {
  it.each<[DocumentVisibilityState, number]>([
    ["visible", 1],
    ["hidden", 0],
  ])("on a change to %s calls back %d times", (state, calls) => {
    jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    const callback = jest.fn();
    const stop = onPageVisible(callback);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(callback).toHaveBeenCalledTimes(calls);
    stop();
  });

  it("calls nobody back once it is stopped", () => {
    const callback = jest.fn();
    onPageVisible(callback)();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(callback).not.toHaveBeenCalled();
  });
});
