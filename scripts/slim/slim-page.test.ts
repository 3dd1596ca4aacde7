/** @jest-environment node */
import { emptyTexts } from "./flight-data";
import { slimPage } from "./slim-page";

const css = "@layer base{a{color:red}}/* ä */";
const first = 'fetch("/api/fi/me")';
const text = (id: string, of: string) => `${id}:T${Buffer.byteLength(of).toString(16)},${of}`;
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/</g, "\\u003c")}])</script>`;
const data = `1:"$Sreact.fragment"\n${text("2", css)}${text("3", "a text of the page, with </script> in it")}0:{"P":null}\n`;
const page = (...pieces: string[]) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-precedence="next" data-href="/a.css">${css}</style>` +
  `<title>x</title><script>${first}</script></head><body><script id="_R_">start()</script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.map(push).join("")}</body></html>`;

function dataOf(html: string): string {
  const scripts = [...html.matchAll(/<script>self\.__next_f\.push\(\[1,(".*?[^\\]")\]\)<\/script>/g)];
  return scripts.map(([, piece]) => JSON.parse(piece ?? "") as string).join("");
}

describe("emptyTexts", () => {
  it("empties the rows of known texts, counted in bytes, and leaves all others as they are", () => {
    const other = text("3", "a text of the page, with </script> in it");
    expect(emptyTexts(data, new Set([css]))).toBe(`1:"$Sreact.fragment"\n2:T0,${other}0:{"P":null}\n`);
    expect(emptyTexts(data, new Set())).toBe(data);
    expect(emptyTexts("", new Set([css]))).toBe("");
  });

  it.each(["7", "7:T10,short", "7:Tzz,x", '7:{"no":"end"}'])(
    "refuses %s, which is no data of this version",
    (broken) => {
      expect(() => emptyTexts(broken, new Set())).toThrow();
    },
  );
});

describe("slimPage", () => {
  it("has the text of a style once, wherever Next has cut the data", () => {
    const html = slimPage(page(data.slice(0, 30), data.slice(30)));
    expect(html.split(css)).toHaveLength(2);
    expect(dataOf(html)).toBe(data.replace(text("2", css), "2:T0,"));
  });

  it("writes the data so that nothing in it ends the script", () => {
    const html = slimPage(page(data));
    expect(html.match(/<\/script>/g)).toHaveLength(4);
  });

  it("puts the first script before the styles", () => {
    const html = slimPage(page(data));
    expect(html.indexOf(first)).toBeLessThan(html.indexOf("<style"));
    expect(html.indexOf("<style")).toBeLessThan(html.indexOf("</head>"));
  });

  it("starts the app after a frame, and at once in a page that is not seen", () => {
    const [, script = ""] = /<script id="_R_">(.*?)<\/script>/.exec(slimPage(page(data))) ?? [];
    const started: string[] = [];
    const runIn = (hidden: boolean) => {
      const frames: (() => void)[] = [];
      class MessageChannel {
        port1 = { onmessage: () => undefined };
        port2 = { postMessage: () => this.port1.onmessage() };
      }
      class ResizeObserver {
        constructor(private readonly call: (entries: unknown, observer: ResizeObserver) => void) {}
        observe = () => frames.push(() => this.call([], this));
        disconnect = () => undefined;
      }
      const names = ["document", "MessageChannel", "ResizeObserver", "start"];
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the very text of the page
      const run = new Function(...names, script) as (...values: unknown[]) => void;
      run({ hidden }, MessageChannel, ResizeObserver, () => started.push("app"));
      return frames;
    };
    const frames = runIn(false);
    expect(started).toEqual([]);
    frames.forEach((frame) => frame());
    expect(started).toEqual(["app"]);
    runIn(true);
    expect(started).toHaveLength(2);
  });

  it("refuses a page that starts in another way", () => {
    expect(() => slimPage("<html><head></head><body></body></html>")).toThrow("start the app");
  });
});
