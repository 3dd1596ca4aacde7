import { createStore } from "./create-store";

describe("createStore", () => {
  it("holds a value that can be set or updated", () => {
    const store = createStore(1);
    expect(store.get()).toBe(1);
    store.set(2);
    store.update((value) => value * 10);
    expect(store.get()).toBe(20);
  });

  it("calls its listeners after a change, and not when the value is the same", () => {
    const store = createStore("a");
    const seen: string[] = [];
    store.subscribe(() => seen.push(store.get()));
    store.set("b");
    store.set("b");
    store.update((value) => value);
    expect(seen).toEqual(["b"]);
  });

  it("calls no unsubscribed listener, and allows one to unsubscribe while it is called", () => {
    const store = createStore(0);
    const first = jest.fn(() => stop());
    const second = jest.fn();
    const stop = store.subscribe(first);
    store.subscribe(second);
    store.set(1);
    store.set(2);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });
});
