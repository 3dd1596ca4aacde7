import { inOwnTask, inOwnTasks, startInOwnTask } from "./in-own-task";

describe("inOwnTask", () => {
  it("calls back in a later task, once, after earlier callbacks", async () => {
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

describe("inOwnTasks", () => {
  const nextTask = () => startInOwnTask(() => Promise.resolve());

  it("runs one step in each task, in order", async () => {
    const taken: number[] = [];
    inOwnTasks([() => taken.push(1), () => taken.push(2)]);
    expect(taken).toEqual([]);
    await nextTask();
    expect(taken).toEqual([1]);
    await nextTask();
    expect(taken).toEqual([1, 2]);
  });

  it("continues after a failed step", async () => {
    const taken: number[] = [];
    const failed = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener("error", failed, { once: true });
    const broken = () => {
      throw new Error("broken");
    };
    inOwnTasks([broken, () => taken.push(2)]);
    await nextTask();
    expect(failed).toHaveBeenCalledTimes(1);
    await nextTask();
    expect(taken).toEqual([2]);
  });
});

describe("startInOwnTask", () => {
  it("settles with the result", async () => {
    await expect(startInOwnTask(() => Promise.resolve(3))).resolves.toBe(3);
    await expect(startInOwnTask(() => Promise.reject(new Error("no network")))).rejects.toThrow("no network");
  });
});
