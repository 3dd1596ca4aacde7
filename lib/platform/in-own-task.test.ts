import { inOwnTask, startInOwnTask } from "./in-own-task";

describe("inOwnTask", () => {
  it("calls back later, once, after what was asked for before", async () => {
    const called: string[] = [];
    inOwnTask(() => called.push("a"));
    const second = new Promise<void>((resolve) => {
      inOwnTask(() => {
        called.push("b");
        resolve();
      });
    });
    await Promise.resolve();
    expect(called).toEqual([]);
    await second;
    expect(called).toEqual(["a", "b"]);
  });
});

describe("startInOwnTask", () => {
  it("gives what comes of it", async () => {
    await expect(startInOwnTask(() => Promise.resolve(3))).resolves.toBe(3);
    await expect(startInOwnTask(() => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
  });
});
