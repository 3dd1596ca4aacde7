/** @jest-environment node */
import { appAfterFirstFrame } from "./app-after-first-frame";
import { exportedPage, pageData, readScript } from "./exported-page";

const page = () => appAfterFirstFrame(exportedPage(pageData), pageData, readScript);

describe("the app's scripts", () => {
  it("are named once each, and those for old browsers are left as they are", () => {
    expect(page().match(/<link [^>]*>/g)).toEqual([
      '<link rel="preload" as="script" fetchPriority="low" media="not all" href="/app/a.js"/>',
      '<link rel="preload" as="script" fetchPriority="low" media="not all" href="/app/b.js"/>',
    ]);
    expect(page().match(/<script [^>]*src[^>]*>/g)).toEqual(['<script src="/app/old.js" noModule="">']);
  });

  it.each([
    ["at once on a first visit", undefined, ["/app/a.js", "/app/b.js"]],
    ["with the app's start where a worker has them", {}, []],
  ])("are fetched %s", (_when, controller, fetched) => {
    const { head } = runScript(/<script>(if\(!navigator.*?)<\/script>/, { controller });
    expect(head).toHaveLength(fetched.length);
    fetched.forEach((href, index) => expect(head[index]).toMatchObject({ rel: "preload", href, media: "all" }));
  });

  it("run after a frame, then React and each module in a task of its own, and then the app", () => {
    const { frames, tasks, done, head } = runStart({ hidden: false });
    expect(done).toEqual([]);
    frames.forEach((frame) => frame());
    runAll(tasks);
    expect(done).toEqual([]);
    expect(head).toEqual([
      expect.objectContaining({ async: true, integrity: "sha256-x", src: "/app/a.js" }),
      expect.objectContaining({ async: true, integrity: "sha256-x", src: "/app/b.js" }),
    ]);
    head[1]?.onload?.();
    expect(tasks).toEqual([]);
    head[0]?.onload?.();
    expect(tasks).toHaveLength(1);
    runAll(tasks);
    expect(done).toEqual([9, 11, 12, "app"]);
  });

  it("run at once in a page that is not seen, which has no frames", () => {
    const { frames, head } = runStart({ hidden: true });
    expect(frames).toEqual([]);
    expect(head).toHaveLength(2);
  });
});

it("refuses a page that starts in another way", () => {
  expect(() => appAfterFirstFrame("<html><head></head></html>", pageData, readScript)).toThrow("start the app");
});

interface Appended {
  onload?: () => void;
}

const runStart = (state: { hidden: boolean }) => runScript(/<script id="_R_">(.*?)<\/script>/, state);

/** One of the page's own scripts in a browser whose frames, tasks and scripts come when the test says so. */
function runScript(script: RegExp, { hidden, controller }: { hidden?: boolean; controller?: unknown }) {
  const [, code = ""] = script.exec(page()) ?? [];
  const frames: (() => void)[] = [];
  const tasks: (() => void)[] = [];
  const done: (number | string)[] = [];
  const head: Appended[] = [];
  class MessageChannel {
    port1 = { onmessage: () => undefined };
    port2 = { postMessage: () => tasks.push(() => this.port1.onmessage()) };
  }
  class ResizeObserver {
    constructor(private readonly call: (entries: unknown, observer: ResizeObserver) => void) {}
    observe = () => frames.push(() => this.call([], this));
    disconnect = () => undefined;
  }
  const hint = (href: string) => {
    const properties = { integrity: "sha256-x", rel: "preload", href, media: "not all" };
    return { ...properties, getAttribute: () => href, cloneNode: () => ({ ...properties }) };
  };
  const document = {
    hidden,
    querySelectorAll: () => ["/app/a.js", "/app/b.js"].map(hint),
    createElement: () => ({}),
    head: { append: (element: Appended) => head.push(element) },
  };
  const TURBOPACK = { push: ({ runtimeModuleIds }: { runtimeModuleIds: number[] }) => done.push(...runtimeModuleIds) };
  const navigator = { serviceWorker: { controller } };
  const given = { document, navigator, MessageChannel, ResizeObserver, TURBOPACK, start: () => done.push("app") };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the very text of the page
  const run = new Function(...Object.keys(given), code) as (...values: unknown[]) => void;
  run(...Object.values(given));
  return { frames, tasks, done, head };
}

function runAll(tasks: (() => void)[]): void {
  for (let task = tasks.shift(); task; task = tasks.shift()) task();
}
