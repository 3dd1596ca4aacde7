import { keepStorage } from "./keep-storage";

function browserWith(isKept: boolean) {
  const storage = { persisted: jest.fn(() => Promise.resolve(isKept)), persist: jest.fn(() => Promise.resolve(false)) };
  Object.defineProperty(navigator, "storage", { value: storage, configurable: true });
  return storage;
}

describe("keepStorage", () => {
  beforeEach(() => localStorage.clear());

  it("asks once, whatever the answer is", async () => {
    const { persist } = browserWith(false);
    await keepStorage();
    await keepStorage();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it("does not ask for what is granted", async () => {
    const { persist } = browserWith(true);
    await keepStorage();
    expect(persist).not.toHaveBeenCalled();
  });

  it("is content with a browser that knows nothing of it", async () => {
    Object.defineProperty(navigator, "storage", { value: undefined, configurable: true });
    await expect(keepStorage()).resolves.toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});
