import { startAfterFirstFrame } from "./start-after-first-frame";

const files: Record<string, string> = {
  "/app/early.js": 'fetch("/api/fi/me"); "<p>"',
  "/app/paint.js": 'draw("grid")',
  "/app/a.css": "@layer utilities{.flex{color:red}.grid{color:red}.later{color:red}}",
};
const exported =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta name="viewport" content="x"/>' +
  '<link rel="stylesheet" href="/app/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" href="/app/a.js"/><script src="/app/a.js" async=""></script><title>x</title>' +
  '<script src="/app/early.js"></script><script src="/app/old.js" noModule=""></script></head>' +
  '<body><p class="flex">x</p><script id="paint" src="/app/paint.js"></script><script>start()</script>' +
  '<script src="/app/b.js" async=""></script></body></html>';

function prepared(html = exported): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  startAfterFirstFrame(page, (address) => files[address] ?? "");
  return page.documentElement.outerHTML;
}

const hint = (as: string, address: string) =>
  `<link rel="preload" as="${as}" fetchpriority="low" media="not all" href="${address}">`;

describe("startAfterFirstFrame", () => {
  it("replaces the app's files by hints, and puts the first paint's styles after the first script", () => {
    const head = [
      '<meta charset="utf-8">',
      hint("style", "/app/a.css"),
      hint("script", "/app/a.js"),
      hint("script", "/app/b.js"),
      '<meta name="viewport" content="x"><title>x</title>',
      `<script>${files["/app/early.js"] ?? ""}</script>`,
      "<style>@layer utilities{.flex{color:red}.grid{color:red}}</style>",
      '<script src="/app/old.js" nomodule=""></script>',
    ];
    expect(/<head>(.*)<\/head>/s.exec(prepared())?.[1]).toBe(head.join(""));
  });

  it("inlines a blocking script, and keeps inline ones", () => {
    expect(/<body>(.*)<\/body>/s.exec(prepared())?.[1]).toBe(
      '<p class="flex">x</p><script id="paint">draw("grid")</script><script>start()</script>',
    );
  });

  it("leaves a page that is prepared already as it is", () => {
    expect(prepared(prepared())).toBe(prepared());
  });

  it.each([
    ["without a charset", '<title>x</title><script src="/app/a.js" async></script>', "<meta charset>"],
    ["without scripts of the app", '<meta charset="utf-8"><script src="/app/early.js"></script>', "no async script"],
    ...["defer", 'type="module"'].map((attribute) => [
      `whose scripts have ${attribute}`,
      `<meta charset="utf-8"><script src="/app/a.js" ${attribute}></script><script src="/app/b.js" async></script>`,
      "/app/a.js is neither",
    ]),
  ])("refuses a page %s", (_, html, sentence) => {
    expect(() => prepared(`<!DOCTYPE html>${html}`)).toThrow(sentence);
  });
});
