/** @jest-environment node */
import { addresses, exportedFiles, missingFiles } from "./expected-answers";
import { cloudflarePagesFiles } from "./cloudflare-pages";
import { hostRules } from "./host-rules";
import { headerRules, headersFor, linesOf } from "./read-rule-files";

// By Cloudflare's documentation: the first matching rule wins, even over a file; rules without placeholders
// come first; `/x` serves `x.html`, `/x.html` and `/x/` redirect to `/x`; the nearest 404.html answers the rest.
const files = cloudflarePagesFiles(hostRules());
const redirects = linesOf(files._redirects).map((line) => {
  const [from = "", to = "", status = ""] = line.split(" ");
  return { from, to, status };
});
const isStatic = ({ from }: { from: string }) => !/[:*]/.test(from);

function answer(address: string): [file: string, status: number] {
  const path = rewritten(address);
  if (path === "/app/") return ["/app/index.html", 200];
  if (path.endsWith(".html") && exportedFiles.includes(path)) return [path.replace(/\.html$/, ""), 308];
  if (exportedFiles.includes(path)) return [path, 200];
  if (exportedFiles.includes(`${path}.html`)) return [`${path}.html`, 200];
  if (exportedFiles.includes(path.replace(/\/$/, ".html"))) return [path.replace(/\/$/, ""), 308];
  return ["/app/404.html", 404];
}

function rewritten(address: string): string {
  for (const { from, to } of [...redirects.filter(isStatic), ...redirects.filter((rule) => !isStatic(rule))]) {
    const pattern = from.replace(/[.$]/g, String.raw`\$&`).replace(/:(\w+)/g, "(?<$1>[^/]+)");
    const match = new RegExp(`^${pattern}$`).exec(address);
    if (match) return to.replace(/:(\w+)/g, (_whole, name: string) => match.groups?.[name] ?? "");
  }
  return address;
}

describe("Cloudflare Pages", () => {
  it.each(addresses)("answers %s with %s", (address, file) => {
    expect(answer(address)).toEqual([file, file === "/app/404.html" ? 404 : 200]);
  });

  it.each(missingFiles)("does not treat %s as an id", (address) => {
    expect(answer(address)).toEqual(["/app/404.html", 404]);
  });

  it("stays within the limits: 100 rules of headers, lines of 2,000 characters, 100 rules with placeholders", () => {
    expect(headerRules(files._headers).length).toBeLessThanOrEqual(100);
    for (const line of (files._headers ?? "").split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
    expect(redirects.filter((rule) => !isStatic(rule)).length).toBeLessThanOrEqual(100);
    for (const line of (files._redirects ?? "").split("\n")) expect(line.length).toBeLessThanOrEqual(1000);
    expect(redirects.every(({ status, to }) => status === "200" && to.startsWith("/"))).toBe(true);
  });

  it("puts rules without placeholders first, as Cloudflare asks for", () => {
    const kinds = redirects.map(isStatic);
    expect(kinds.lastIndexOf(true)).toBeLessThan(kinds.indexOf(false));
  });

  it("gives every answer the headers, once, and the worker its own policy", () => {
    const { headers, policy, cache } = hostRules();
    for (const address of ["/app/", "/app/invoices/1", "/app/nowhere", "/app/sw.js", "/app/_next/static/chunks/a.js"]) {
      const sent = headersFor(files._headers, address, "detached");
      for (const [name, value] of headers) expect(sent[name.toLowerCase()]).toBe(value);
      expect(sent["content-security-policy"]).toBe(address === "/app/sw.js" ? policy.worker : policy.rest);
      expect(sent["cache-control"]).toBe(address.includes("/_next/static/") ? cache.chunks : cache.rest);
    }
    expect(headersFor(files._headers, "/api/fi/me", "detached")).toEqual({});
  });
});
