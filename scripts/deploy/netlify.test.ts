/** @jest-environment node */
import { addresses, exportedFiles, missingFiles } from "./expected-answers";
import { hostRules } from "./host-rules";
import { netlifyFiles } from "./netlify";
import { headersFor, linesOf } from "./read-rule-files";

// By Netlify's documentation: files first, then the first matching rule; trailing slashes are ignored, `:name` is one path
// segment, a final `*` is the rest; all matching rules of _headers add up.
const files = netlifyFiles(hostRules());
const redirects = linesOf(files._redirects).map((line) => {
  const [from = "", to = "", status = ""] = line.split(/\s+/);
  return { from, to, status: Number(status) };
});

function answer(address: string): [file: string, status: number] {
  if (exportedFiles.includes(address)) return [address, 200];
  if (address === "/app/") return ["/app/index.html", 200];
  const path = address.replace(/\/$/, "");
  const rule = redirects.find(({ from }) =>
    new RegExp(`^${from.replace(/:\w+/g, "[^/]+").replace(/\/\*$/, "(?:/.*)?")}$`).test(path),
  );
  return rule ? [rule.to, rule.status] : ["", 404];
}

describe("Netlify", () => {
  it.each(addresses)("answers %s with %s", (address, file) => {
    expect(answer(address)).toEqual([file, file === "/app/404.html" ? 404 : 200]);
  });

  it.each(missingFiles)(
    "shows the page for %s, which Netlify cannot distinguish from an id: nothing requests such files",
    (address) => {
      expect(answer(address)[1]).toBe(200);
    },
  );

  it("caches chunks forever and sets no rule for the rest, which Netlify revalidates by default", () => {
    expect(headersFor(files._headers, "/app/_next/static/chunks/a.js", "added")["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect(headersFor(files._headers, "/app/index.html", "added")).not.toHaveProperty("cache-control");
  });

  it("gives every answer the headers, once, and the worker both policies", () => {
    const { headers, policy } = hostRules();
    for (const address of ["/app/", "/app/invoices/1", "/app/nowhere", "/app/sw.js", "/app/_next/static/chunks/a.js"]) {
      const sent = headersFor(files._headers, address, "added");
      for (const [name, value] of headers) expect(sent[name.toLowerCase()]).toBe(value);
      expect(sent["strict-transport-security"]).toBe("max-age=31536000");
      expect(sent["content-security-policy"]).toBe(
        address === "/app/sw.js" ? `${policy.rest}, ${policy.worker}` : policy.rest,
      );
    }
    expect(headersFor(files._headers, "/api/fi/me", "added")).toEqual({});
  });

  it("uses a star only at the end of a path", () => {
    for (const line of [
      ...linesOf(files._redirects),
      ...linesOf(files._headers).filter((text) => text.startsWith("/")),
    ])
      expect(line.split(/\s+/)[0]).toMatch(/^[^*]*(?:\/\*)?$/);
  });
});
