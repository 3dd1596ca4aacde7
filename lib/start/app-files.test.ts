import { addAppFiles, fetchAhead, afterFirstFrame } from "./app-files";

/** Tasks and frames that the test runs itself. */
const tasks: (() => void)[] = [];
const frames: (() => void)[] = [];

class Channel {
  port1 = { onmessage: () => undefined, close: () => undefined };
  port2 = { postMessage: () => tasks.push(() => this.port1.onmessage()) };
}
class Observer {
  constructor(private readonly call: () => void) {}
  observe = () => frames.push(this.call);
  disconnect = () => undefined;
}

beforeEach(() => {
  tasks.length = 0;
  frames.length = 0;
  Object.assign(window, { MessageChannel: Channel, ResizeObserver: Observer });
  document.head.innerHTML =
    '<link rel="preload" as="style" media="not all" href="/app/a.css" integrity="sha256-c">' +
    '<link rel="preload" as="script" media="not all" href="/app/a.js" integrity="sha256-a">' +
    '<link rel="preload" as="script" media="not all" href="/app/b.js" integrity="sha256-b">' +
    '<link rel="preload" as="script" href="/app/other.js"><style media="not all"></style>';
});

/** Also runs tasks added later. */
function runTasks() {
  while (tasks.length > 0) tasks.shift()?.();
}

function show(hidden: boolean) {
  jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

describe("afterFirstFrame", () => {
  it("calls back in the task after the frame", () => {
    show(false);
    const callback = jest.fn();
    afterFirstFrame(callback);
    expect(tasks).toEqual([]);
    frames[0]?.();
    expect(callback).not.toHaveBeenCalled();
    tasks[0]?.();
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it("calls back at once in a hidden page", () => {
    show(true);
    const callback = jest.fn();
    afterFirstFrame(callback);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });
});

describe("addAppFiles", () => {
  const scripts = () => [...document.head.querySelectorAll("script")];

  it("adds the style sheet with its unchanged address, and the scripts once it has loaded, each in its own task", async () => {
    addAppFiles();
    const sheet = document.head.querySelector("link[rel=stylesheet]");
    expect(sheet?.getAttribute("href")).toBe("/app/a.css");
    expect(sheet?.getAttribute("integrity")).toBe("sha256-c");
    expect(tasks).toEqual([]);
    sheet?.dispatchEvent(new Event("load"));
    await Promise.resolve();
    await Promise.resolve();
    expect(scripts()).toHaveLength(0);
    tasks.shift()?.();
    expect(scripts()).toHaveLength(1);
    runTasks();
    expect(
      scripts().map((script) => [script.getAttribute("src"), script.getAttribute("integrity"), script.async]),
    ).toEqual([
      ["/app/a.js", "sha256-a", true],
      ["/app/b.js", "sha256-b", true],
    ]);
  });
});

describe("fetchAhead", () => {
  it.each([
    ["fetches the app, step by step, on a first visit", undefined, ["/app/a.css", "/app/a.js", "/app/b.js"]],
    ["leaves it where a worker has the files", {}, []],
  ])("%s", (_what, controller, fetched) => {
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { controller } });
    fetchAhead();
    runTasks();
    const preloads = [...document.head.querySelectorAll("link[media=all]")];
    expect(preloads.map((preload) => preload.getAttribute("href"))).toEqual(fetched);
  });
});
