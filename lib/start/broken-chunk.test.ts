import { brokenChunk, fetchAgain } from "./broken-chunk";

describe("brokenChunk", () => {
  const script = (src: string) => Object.assign(document.createElement("script"), { src });
  const link = (rel: string) => Object.assign(document.createElement("link"), { rel, href: chunk });
  const chunk = "https://example.org/app/_next/static/chunks/a.js";

  it.each([
    ["a script of the app that is missing", { target: script(chunk) }, true],
    ["a style sheet of the app that is missing", { target: link("stylesheet") }, true],
    ["a file that is only fetched ahead", { target: link("preload") }, false],
    ["HTML in place of one", { target: window, filename: chunk, error: new SyntaxError("<") }, true],
    ["an error of the app", { target: window, filename: chunk, error: new TypeError("x") }, false],
    ["a script of others", { target: script("https://example.org/stats.js") }, false],
    [
      "others' broken script",
      { target: window, filename: "https://example.org/stats.js", error: new SyntaxError("<") },
      false,
    ],
    ["a picture that is missing", { target: document.createElement("img") }, false],
  ])("%s: %#", (_what, event, isBroken) => {
    expect(brokenChunk(event)).toBe(isBroken ? chunk : null);
  });
});

it.each([
  ["is there", { status: 200, type: "text/javascript" }, false],
  ["is missing", { status: 404, type: "text/javascript" }, true],
  ["is a page", { status: 200, type: "text/html; charset=utf-8" }, true],
  ["is out of reach", null, false],
])("finds out whether a chunk is missing: one that %s", async (_what, answer, isMissing) => {
  globalThis.fetch = jest.fn(async () => {
    if (answer === null) throw new TypeError("Load failed");
    return { ok: answer.status === 200, headers: new Headers({ "content-type": answer.type }) } as Response;
  });
  expect(await fetchAgain(["/app/_next/static/chunks/a.js"])).toBe(isMissing);
});

it("waits for ten seconds at most until the host has sent a broken chunk again", async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  const isOver = jest.fn();
  void fetchAgain(["/app/_next/static/chunks/a.js"]).then(isOver);
  await jest.advanceTimersByTimeAsync(9999);
  expect(isOver).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
