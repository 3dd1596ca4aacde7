import { fireEvent } from "@testing-library/react";
import { keepScreenAwake } from "./wake-lock";

const release = jest.fn(() => Promise.resolve());
const request = jest.fn(() => Promise.resolve({ release }));
const settled = () => new Promise((resolve) => setTimeout(resolve));
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.clearAllMocks();
  request.mockImplementation(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  visibility = "visible";
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("keepScreenAwake", () => {
  it("requests a lock at once and whenever the page is back, and releases it in the end", async () => {
    const stop = keepScreenAwake();
    await settled();
    expect(request.mock.calls).toEqual([["screen"]]);
    show("hidden");
    expect(request).toHaveBeenCalledTimes(1);
    show("visible");
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    release.mockClear();
    stop();
    expect(release).toHaveBeenCalledTimes(1);
    show("visible");
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("asks again at each touch until it is granted: Safari refuses it before the first one", async () => {
    request.mockImplementation(() => Promise.reject(new DOMException("", "NotAllowedError")));
    const stop = keepScreenAwake();
    await settled();
    fireEvent.touchEnd(document.body);
    await settled();
    expect(request).toHaveBeenCalledTimes(2);
    request.mockImplementation(() => Promise.resolve({ release }));
    fireEvent.touchEnd(document.body);
    await settled();
    fireEvent.touchEnd(document.body);
    expect(request).toHaveBeenCalledTimes(3);
    stop();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it("asks no more at a touch after its end", async () => {
    request.mockImplementation(() => Promise.reject(new DOMException("", "NotAllowedError")));
    const stop = keepScreenAwake();
    await settled();
    stop();
    fireEvent.touchEnd(document.body);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("releases a lock that arrives too late", async () => {
    const stop = keepScreenAwake();
    stop();
    expect(release).not.toHaveBeenCalled();
    await settled();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is refused", () => request.mockImplementation(() => Promise.reject(new Error("battery")))],
    ["is unknown to the browser", () => Object.defineProperty(navigator, "wakeLock", { value: undefined })],
    ["cannot be given back", () => release.mockImplementationOnce(() => Promise.reject(new Error("gone")))],
  ])("is silent when the lock %s", async (_, arrange) => {
    arrange();
    const stop = keepScreenAwake();
    await settled();
    stop();
    await settled();
  });
});
