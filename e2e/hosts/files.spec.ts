import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { iconFile } from "@/lib/icons/icon-shard";
import { headerPolicy, workerPolicy } from "@/scripts/pages/content-policy";
import { ask, type Answer } from "./ask";
import { hostNames, test } from "./fixtures";
import { secret } from "./make-site";

// The answer to each address, in every web server with its generated file.

/** The one page of every address: docs/decisions/009-one-page.md. */
const page = readFileSync("out/index.html", "utf8");

/** The largest file, since a host may leave small ones uncompressed. */
const largestOf = (folder: string, extension: string) => {
  const sizeOf = (name: string) => statSync(path.join("out", folder, name)).size;
  const names = readdirSync(path.join("out", folder)).filter((name) => name.endsWith(extension));
  const [found] = names.sort((a, b) => sizeOf(b) - sizeOf(a));
  if (found === undefined) throw new Error(`There is no ${extension} in out/${folder}.`);
  return `/app/${folder}/${found}`;
};

const chunk = largestOf("_next/static/chunks", ".js");
const style = largestOf("_next/static/chunks", ".css");
const media = largestOf("_next/static/media", ".gif");
const forEver = "public, max-age=31536000, immutable";
const askAgain = "no-cache";

/** One of each class of files, with its type and cache rule. */
const classes = [
  { what: "the first page", at: "/app/", type: "text/html; charset=utf-8", cache: askAgain },
  { what: "a page by its route", at: "/app/settings", type: "text/html; charset=utf-8", cache: askAgain },
  { what: "a page by an id", at: "/app/invoices/77", type: "text/html; charset=utf-8", cache: askAgain },
  { what: "a page by its name", at: "/app/invoices.html", type: "text/html; charset=utf-8", cache: askAgain },
  { what: "the worker", at: "/app/sw.js", type: "text/javascript; charset=utf-8", cache: askAgain },
  {
    what: "the manifest",
    at: "/app/manifest.webmanifest",
    type: "application/manifest+json; charset=utf-8",
    cache: askAgain,
  },
  { what: "icons of content", at: `/app${iconFile(0)}`, type: "application/json; charset=utf-8", cache: askAgain },
  { what: "the app's icon", at: "/app/icons/app-192.png", type: "image/png", cache: askAgain },
  { what: "a screenshot", at: "/app/icons/app-screenshot-narrow.webp", type: "image/webp", cache: askAgain },
  { what: "a script", at: chunk, type: "text/javascript; charset=utf-8", cache: forEver },
  { what: "a style sheet", at: style, type: "text/css; charset=utf-8", cache: forEver },
  { what: "a picture of the app", at: media, type: "image/gif", cache: forEver },
];
const texts = classes.filter(({ type }) => type.includes("charset"));
const packed = classes.filter(({ type }) => !type.includes("charset"));

const addresses = [
  "/app/",
  "/app/?utm_source=mail",
  ...["myaccount", "settings", "error404", "invoices", "articles", "events", "benefits", "pages"].flatMap((name) => [
    `/app/${name}`,
    `/app/${name}/`,
    `/app/${name}?a=1&b=%C3%A4`,
  ]),
  // Ids that were never exported.
  ...["invoices", "articles", "events", "benefits", "pages"].flatMap((name) => [
    `/app/${name}/123?status=ok`,
    `/app/${name}/123/?status=ok&pmt_id=7`,
    `/app/${name}/kes%C3%A4%20retki-2026`,
    `/app/${name}/__proto__`,
  ]),
];

const unknown = [
  "/app/nowhere",
  "/app/nowhere/",
  "/app/nowhere?status=ok",
  "/app/settings/1",
  "/app/myaccount/1/2",
  "/app/invoices/1/2",
  "/app/Invoices",
  "/app/invoices2",
  "/app/index",
  "/app/404",
  "/app/app/invoices",
  "/app/invoices/123.html",
  "/app/articles/photo.jpg",
  "/app/index.php",
  "/app/favicon.ico",
  "/app/settings.js",
  "/app/invoices/__next.nothing.txt",
  "/app/invoices/12.txt?_rsc=abc",
  "/app/_next/",
  "/app/_next/static",
  "/app/_next/static/",
  "/app/_next/static/chunks/0123456789abc.js",
  "/app/_next/static/chunks/0123456789abc.css",
  "/app/_next/static/chunks/invoices",
  "/app/_next/data/x.json",
  "/app/icons",
  "/app/icons/",
  "/app/icons/mdi/",
  "/app/icons/mdi/99999.json",
  "/app/.env",
  "/app/.git/config",
  "/app/.htaccess",
  "/app/invoices/.hidden",
  "/app/.well-known/x",
  "/app/_next/static/chunks/a.js.map",
  `${chunk}.map`,
];

const traversals = [
  "/app/../secret.txt",
  "/app/../../secret.txt",
  "/app/%2e%2e/%2e%2e/secret.txt",
  "/app/..%2f..%2fsecret.txt",
  "/app/..%5c..%5csecret.txt",
  "/app/_next/static/../../../../secret.txt",
  "/app/invoices/..%2f..%2f..%2fsecret.txt",
  "/app//..//..//secret.txt",
  "/app/%00",
  "/app/%c0%ae%c0%ae/secret.txt",
  "/app/%zz",
];

/** Checks the headers of any answer below /app/, whatever its status. */
function expectSafe({ headers }: Answer, policy = headerPolicy()): void {
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": policy,
  });
  expect(headers["permissions-policy"]).toMatch(/(?:^|, )camera=\(\), /);
  expect(headers["permissions-policy"]).toContain("screen-wake-lock=(self)");
  expect(headers["permissions-policy"]).toMatch(/fullscreen=\(self "https:\/\/www\.youtube\.com"/);
  expect(headers.server ?? "").not.toMatch(/\d/);
  expect(headers).not.toHaveProperty("x-powered-by");
}

function expectPage({ text, headers }: Answer): void {
  // A diff of two texts of 200 kB takes minutes.
  expect(text === page).toBe(true);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
}

function expectNotFound(answer: Answer): void {
  expect(answer.status).toBe(404);
  expectPage(answer);
  expect(answer.headers["cache-control"]).toBe(askAgain);
  expectSafe(answer);
}

for (const name of hostNames)
  test.describe(name, () => {
    for (const at of addresses)
      test(`${at} shows the page`, async ({ host }) => {
        const answer = await ask((await host(name)).origin, at);
        expect(answer.status).toBe(200);
        expectPage(answer);
        expectSafe(answer);
      });

    for (const [at, to] of [
      ["/app", "/app/"],
      ["/app?status=ok&x=%C3%A4", "/app/?status=ok&x=%C3%A4"],
    ] as const)
      test(`${at} redirects to ${to}`, async ({ host }) => {
        const { origin } = await host(name);
        const { status, headers } = await ask(origin, at);
        expect(status).toBe(301);
        expect(new URL(headers.location ?? "", origin).href).toBe(origin + to);
        expect(headers.server ?? "").not.toMatch(/\d/);
      });

    for (const at of unknown)
      test(`${at} is not found`, async ({ host }) => {
        expectNotFound(await ask((await host(name)).origin, at));
      });

    for (const at of traversals)
      test(`${at} does not leave the folder`, async ({ host }) => {
        const answer = await ask((await host(name)).origin, at);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.text.includes(secret)).toBe(false);
      });

    for (const { what, at, type, cache } of classes) {
      const policy = at === "/app/sw.js" ? workerPolicy() : headerPolicy();

      test(`${what} has its type, its cache rule and every header`, async ({ host }) => {
        const answer = await ask((await host(name)).origin, at);
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({ "content-type": type, "cache-control": cache });
        expect(answer.headers).not.toHaveProperty("expires");
        expectSafe(answer, policy);
      });

      test(`${what} by HEAD has the same headers and no body`, async ({ host }) => {
        const { origin } = await host(name);
        const [whole, head] = await Promise.all([ask(origin, at), ask(origin, at, { method: "HEAD" })]);
        expect(head.status).toBe(200);
        expect(head.raw).toHaveLength(0);
        const { date: _one, ...expected } = whole.headers;
        const { date: _other, ...headers } = head.headers;
        expect(headers).toEqual(expected);
      });

      for (const encoding of ["identity", "gzip", "gzip, br"])
        test(`${what} is not sent again when unchanged, with ${encoding}`, async ({ host }) => {
          const { origin } = await host(name);
          const accepts = { "Accept-Encoding": encoding };
          const { headers } = await ask(origin, at, { headers: accepts });
          const by = async (condition: Record<string, string>) => {
            const again = await ask(origin, at, { headers: { ...accepts, ...condition } });
            expect(again.status).toBe(304);
            expect(again.raw).toHaveLength(0);
            expect(again.headers["cache-control"]).toBe(cache);
            expectSafe(again, policy);
          };
          await by({ "If-None-Match": headers.etag ?? "" });
          await by({ "If-Modified-Since": headers["last-modified"] ?? "" });
          const changed = await ask(origin, at, { headers: { ...accepts, "If-None-Match": '"another"' } });
          expect(changed.status).toBe(200);
        });
    }

    for (const { what, at } of texts) {
      for (const encoding of ["gzip", "gzip, deflate, br", "gzip, deflate, br, zstd"])
        test(`${what} is compressed with ${encoding}`, async ({ host }) => {
          const { origin } = await host(name);
          const plain = await ask(origin, at, { headers: { "Accept-Encoding": "identity" } });
          expect(plain.headers).not.toHaveProperty("content-encoding");
          expect(plain.headers.vary).toContain("Accept-Encoding");
          const small = await ask(origin, at, { headers: { "Accept-Encoding": encoding } });
          expect(small.headers.vary).toContain("Accept-Encoding");
          if (small.headers["content-encoding"] !== "zstd") expect(small.text === plain.text).toBe(true);
          // A host may leave smaller files uncompressed.
          if (plain.raw.length < 1000) return;
          expect(encoding).toContain(small.headers["content-encoding"]);
          if (name === "apache" && encoding.includes("br")) expect(small.headers["content-encoding"]).toBe("br");
          expect(small.raw.length).toBeLessThan(plain.raw.length * 0.8);
        });
    }

    test("the page of unknown addresses is compressed too", async ({ host }) => {
      const answer = await ask((await host(name)).origin, "/app/nowhere", { headers: { "Accept-Encoding": "gzip" } });
      // Apache does not compress error pages.
      expect(answer.headers["content-encoding"]).toBe(name === "apache" ? undefined : "gzip");
      expectNotFound(answer);
    });

    for (const { what, at } of packed)
      test(`${what} is not compressed again`, async ({ host }) => {
        const headers = { "Accept-Encoding": "gzip, br, zstd" };
        const answer = await ask((await host(name)).origin, at, { headers });
        expect(answer.headers).not.toHaveProperty("content-encoding");
        expect(answer.raw.equals(readFileSync(path.join("out", at.slice("/app/".length))))).toBe(true);
      });

    test("a range request gets a part of the file", async ({ host }) => {
      const answer = await ask((await host(name)).origin, chunk, { headers: { Range: "bytes=0-9" } });
      expect(answer.status).toBe(206);
      expect(answer.raw).toHaveLength(10);
      expectSafe(answer);
    });

    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])
      test(`${method} is refused everywhere`, async ({ host }) => {
        const { origin } = await host(name);
        for (const at of ["/app/", "/app/invoices/5012?status=ok", chunk, "/app/sw.js", "/app/manifest.webmanifest"]) {
          const answer = await ask(origin, at, { method });
          expect(answer.status, at).toBe(405);
          expect(answer.headers.allow, at).toMatch(/^GET, HEAD\b/);
          expect(/nginx\/|Apache\/|Debian/.test(answer.text), at).toBe(false);
          expectSafe(answer, at === "/app/sw.js" ? workerPolicy() : headerPolicy());
        }
        expect((await ask(origin, "/app/nowhere", { method })).status).toBeGreaterThanOrEqual(404);
      });

    test("TRACE, which servers answer by default, is refused too", async ({ host }) => {
      const answer = await ask((await host(name)).origin, "/app/", { method: "TRACE", headers: { "X-Told": secret } });
      expect(answer.status).toBe(405);
      expect(answer.text.includes(secret)).toBe(false);
    });

    test("HSTS is sent over https only", async ({ host }) => {
      const { origin } = await host(name);
      const by = async (headers: Record<string, string>, at: string) =>
        (await ask(origin, at, { headers })).headers["strict-transport-security"];
      for (const at of ["/app/", chunk, "/app/nowhere"]) {
        expect(await by({}, at)).toBeUndefined();
        expect(await by({ "X-Forwarded-Proto": "https" }, at)).toBe("max-age=31536000");
      }
    });

    for (const at of [
      "/",
      "/api/fi/config",
      "/login",
      "/files/receipt-4420.pdf",
      "/application",
      "/apps/x.html",
      "/sw.js",
    ])
      test(`${at} belongs to the association: no rule of the app applies`, async ({ host }) => {
        const { headers } = await ask((await host(name)).origin, at);
        expect(headers["x-site"]).toBe("association");
        for (const header of ["content-security-policy", "permissions-policy", "cross-origin-opener-policy"])
          expect(headers).not.toHaveProperty(header);
        expect(headers["cache-control"] ?? "").not.toBe(forEver);
      });
  });
