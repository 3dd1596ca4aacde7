import { onAppStatusChange, readAppStatus } from "./read-app-status";

function browserWith(registration: unknown, storage?: unknown) {
  provideWorker({ getRegistration: () => Promise.resolve(registration) });
  Object.defineProperty(navigator, "storage", { value: storage, configurable: true });
}

function provideWorker(value: unknown) {
  Object.defineProperty(navigator, "serviceWorker", { value, configurable: true });
}

const scope = "http://localhost/app/";

describe("readAppStatus", () => {
  it.each([
    ["none", undefined],
    ["installing", { scope, installing: {} }],
    ["active", { scope, active: {} }],
    ["waiting", { scope, active: {}, waiting: {} }],
    ["none", { scope: "http://localhost/", active: {} }],
  ])("reports the worker as %s", async (worker, registration) => {
    browserWith(registration);
    expect((await readAppStatus()).worker).toBe(worker);
  });

  it("reports the stored bytes and whether they persist", async () => {
    browserWith(undefined, {
      estimate: () => Promise.resolve({ usage: 1_250_000 }),
      persisted: () => Promise.resolve(true),
    });
    expect(await readAppStatus()).toMatchObject({ storedBytes: 1_250_000, isKept: true });
  });

  it("calls back when the worker is ready and at each return, until stopped", async () => {
    provideWorker({ ready: Promise.resolve({ active: {} }) });
    const listener = jest.fn();
    const stop = onAppStatusChange(listener);
    await new Promise((resolve) => setTimeout(resolve));
    expect(listener).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("reports null for everything that the browser does not tell", async () => {
    provideWorker(undefined);
    Object.defineProperty(navigator, "storage", {
      value: { estimate: () => Promise.reject(new DOMException("blocked", "SecurityError")) },
      configurable: true,
    });
    expect(await readAppStatus()).toEqual({ worker: "none", storedBytes: null, isKept: null });
  });
});
