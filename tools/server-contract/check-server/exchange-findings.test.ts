/** @jest-environment node */
import type { Exchange } from "./exchange";
import { exchangeFindings } from "./exchange-findings";

const base: Exchange = {
  method: "GET",
  url: "https://members.example.org/api/fi/me",
  origin: "https://members.example.org",
  status: 200,
  headers: new Headers({ "content-type": "application/json", "cache-control": "no-store" }),
  body: "{}",
  milliseconds: 10,
  redirects: [],
  isPostLost: false,
  failure: "",
  isLate: false,
};

function said(headers: Record<string, string>, more: Partial<Exchange> = {}) {
  const all = new Headers({ "content-type": "application/json", "cache-control": "no-store" });
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return exchangeFindings({ ...base, headers: all, ...more }).map(({ state, says }) => `${state}: ${says}`);
}

describe("findings on headers", () => {
  it.each<[string, Record<string, string>]>([
    ["good headers", {}],
    ["a token that browsers do not ask for", { "www-authenticate": 'Bearer realm="api"' }],
  ])("are empty for %s", (_name, headers) => {
    expect(said(headers)).toEqual([]);
  });

  it.each<[string, Record<string, string>, Partial<Exchange>, string]>([
    ["a shared cache", { "cache-control": "public, max-age=60" }, {}, "wrong: Cache-Control is"],
    ["a cache of the browser", { "cache-control": "max-age=60" }, {}, "notice: Cache-Control is"],
    ["HTML", { "content-type": "text/html" }, {}, 'notice: Content-Type is "text/html"'],
    ["a byte order mark", {}, { body: "\uFEFF{}" }, "notice: The answer begins with a byte order mark"],
    ["no compression", {}, { body: `{"a":"${"x".repeat(30_000)}"}` }, "notice: 30 kB are sent without compression"],
    ["a slow answer", {}, { milliseconds: 3210 }, "notice: It took 3.2 s"],
    ["a password asked by the browser", { "www-authenticate": 'Basic realm="api"' }, {}, "wrong: WWW-Authenticate is"],
    ["no https", {}, { url: "http://members.example.org/api/fi/me" }, "wrong: The server is asked without https"],
    ["a cookie for scripts", { "set-cookie": "s=1; Secure; SameSite=Lax" }, {}, "notice: The cookie s is not HttpOnly"],
    ["a cookie without https", { "set-cookie": "s=1; HttpOnly" }, {}, "notice: The cookie s is not Secure"],
    [
      "a strict cookie",
      { "set-cookie": "s=1; HttpOnly; Secure; SameSite=Strict" },
      {},
      "notice: The cookie s is SameSite=Strict",
    ],
  ])("%s", (_name, headers, more, sentence) => {
    const origin = new URL(more.url ?? base.url).origin;
    expect(said(headers, { ...more, origin })).toEqual([expect.stringContaining(sentence)]);
  });

  const app = "https://app.example.org";
  it.each<[Record<string, string>, string[]]>([
    [{ "access-control-allow-origin": app, "access-control-allow-credentials": "true", vary: "Origin" }, []],
    [
      { "access-control-allow-origin": app, "access-control-allow-credentials": "true" },
      ["notice: Vary: Origin is missing"],
    ],
    [
      { "access-control-allow-origin": "*", "access-control-allow-credentials": "true" },
      ['wrong: Access-Control-Allow-Origin is "*"'],
    ],
    [{}, ["wrong: Access-Control-Allow-Origin is missing", "wrong: Access-Control-Allow-Credentials: true is missing"]],
  ])("for an app on another origin: %j", (headers, sentences) => {
    expect(said(headers, { origin: app })).toEqual(
      sentences.map((sentence) => expect.stringContaining(sentence) as unknown),
    );
  });

  it("report that cookies stay within a site", () => {
    expect(said({}, { origin: "https://app.example.com" })[0]).toMatch(/example\.org and example\.com are two sites/);
  });
});
