import { addScripts } from "./add-scripts";
import { afterFirstFrame } from "./after-first-frame";

/** Tasks and frames that come when the test says so. */
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
    '<link rel="preload" as="script" media="not all" href="/app/a.js" integrity="sha256-a">' +
    '<link rel="preload" as="script" media="not all" href="/app/b.js" integrity="sha256-b">' +
    '<link rel="preload" as="script" href="/app/other.js">';
});

/** Also the tasks that others add. */
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

  it("calls back at once in a page that is not seen", () => {
    show(true);
    const callback = jest.fn();
    afterFirstFrame(callback);
    expect(callback).toHaveBeenCalledTimes(1);
    expect(frames).toEqual([]);
  });
});

describe("addScripts", () => {
  it("adds each script of the hints in a task of its own, as it is named, and calls back after the last one", () => {
    const callback = jest.fn();
    addScripts(callback);
    tasks.shift()?.();
    expect(document.head.querySelectorAll("script")).toHaveLength(1);
    runTasks();
    const scripts = [...document.head.querySelectorAll("script")];
    expect(
      scripts.map((script) => [script.getAttribute("src"), script.getAttribute("integrity"), script.async]),
    ).toEqual([
      ["/app/a.js", "sha256-a", true],
      ["/app/b.js", "sha256-b", true],
    ]);
    scripts[1]?.dispatchEvent(new Event("load"));
    expect(callback).not.toHaveBeenCalled();
    scripts[0]?.dispatchEvent(new Event("load"));
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe("the page's own script", () => {
  it.each([
    ["fetches the app, step by step, on a first visit", undefined, ["/app/a.js", "/app/b.js"]],
    ["leaves it where a worker has the files", {}, []],
  ])("%s", (_what, controller, fetched) => {
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { controller } });
    jest.isolateModules(() => void jest.requireActual("./fetch-app-entry"));
    runTasks();
    const preloads = [...document.head.querySelectorAll("link[media=all]")];
    expect(preloads.map((preload) => preload.getAttribute("href"))).toEqual(fetched);
  });
});
