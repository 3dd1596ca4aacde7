import { keepStorage } from "./keep-storage";

function browserWith(isKept: boolean) {
  const storage = { persisted: jest.fn(() => Promise.resolve(isKept)), persist: jest.fn(() => Promise.resolve(false)) };
  Object.defineProperty(navigator, "storage", { value: storage, configurable: true });
  return storage;
}

describe("keepStorage", () => {
  beforeEach(() => localStorage.clear());

  it("asks once, whatever the answer", async () => {
    const { persist } = browserWith(false);
    await keepStorage();
    await keepStorage();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it("does not ask when storage is persistent already", async () => {
    const { persist } = browserWith(true);
    await keepStorage();
    expect(persist).not.toHaveBeenCalled();
  });

  it("does nothing in a browser without the API", async () => {
    Object.defineProperty(navigator, "storage", { value: undefined, configurable: true });
    await expect(keepStorage()).resolves.toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});
