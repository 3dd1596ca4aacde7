import { fillStorage } from "@/scripts/testing/fill-storage";
import { localStore, sessionStore, type SafeStore } from "./storage";

describe.each<[string, SafeStore<string>, () => Storage]>([
  ["localStore", localStore, () => window.localStorage],
  ["sessionStore", sessionStore, () => window.sessionStorage],
])("%s", (name, store, browsers) => {
  beforeEach(() => browsers().clear());

  it("writes, reads and removes in the browser's own store", () => {
    expect(store.read("a")).toBeNull();
    expect(store.write("a", "1")).toBe(true);
    expect(browsers().getItem("a")).toBe("1");
    expect(store.read("a")).toBe("1");
    store.remove("a");
    expect(browsers()).toHaveLength(0);
  });

  it("returns false when the store is full, and keeps its content", () => {
    store.write("a", "1");
    fillStorage();
    expect(store.write("a", "2")).toBe(false);
    expect(store.read("a")).toBe("1");
  });

  it("does not throw when accessing the store throws", () => {
    const property = name === "localStore" ? "localStorage" : "sessionStorage";
    jest.spyOn(window, property, "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(store.read("a")).toBeNull();
    expect(store.write("a", "1")).toBe(false);
    expect(() => store.remove("a")).not.toThrow();
  });
});
