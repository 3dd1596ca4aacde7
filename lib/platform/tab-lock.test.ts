import { holdTabLock } from "./tab-lock";
import { lendTabLocks } from "@/scripts/testing/jest-tab-locks";

afterEach(() => void Reflect.deleteProperty(navigator, "locks"));

const never = () => new Promise<void>(() => undefined);

describe("holdTabLock", () => {
  it("tells the second that the first holds the lock, until its work is done", async () => {
    lendTabLocks();
    let finish: () => void = () => undefined;
    const first = holdTabLock("a", () => new Promise<void>((resolve) => (finish = resolve)));
    expect(await holdTabLock("a", async (isHeld) => isHeld)).toBe(false);
    expect(await holdTabLock("b", async (isHeld) => isHeld)).toBe(true);
    finish();
    await first;
    expect(await holdTabLock("a", async (isHeld) => isHeld)).toBe(true);
  });

  it("does the work when the browser has no locks", async () => {
    void holdTabLock("a", never);
    expect(await holdTabLock("a", async (isHeld) => isHeld)).toBe(true);
  });

  it("does the work once when the lock is refused, and rejects with its failure", async () => {
    const refuse = () => Promise.reject(new DOMException("blocked", "SecurityError"));
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request: refuse } });
    expect(await holdTabLock("a", async (isHeld) => isHeld)).toBe(true);
    lendTabLocks();
    const work = jest.fn(() => Promise.reject(new Error("broken")));
    await expect(holdTabLock("a", work)).rejects.toThrow("broken");
    expect(work).toHaveBeenCalledTimes(1);
  });
});
