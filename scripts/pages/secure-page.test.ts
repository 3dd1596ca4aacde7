import { createHash } from "node:crypto";
import { securePage } from "./secure-page";

const sha = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const readFile = (address: string) => `content of ${address}`;
const page = (head: string, body = "") =>
  `<!DOCTYPE html><html lang="fi"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

function secured(html: string, read = readFile): string {
  const document = new DOMParser().parseFromString(html, "text/html");
  securePage(document, read);
  return document.documentElement.outerHTML;
}

function directive(html: string, name: string): string[] {
  const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  const found = policy.split("; ").find((entry) => entry.startsWith(`${name} `));
  return found?.split(" ").slice(1) ?? [];
}

describe("securePage", () => {
  it("allows the page's inline scripts by hash, and the scripts that they load", () => {
    const html = secured(page("<script>one()</script>", "<p>x</p><script>two('</p>')</script>"));
    expect(directive(html, "script-src")).toEqual([
      "'strict-dynamic'",
      "'self'",
      `'${sha("one()")}'`,
      `'${sha("two('</p>')")}'`,
    ]);
  });

  it("gives every script an integrity, and allows it by this hash", () => {
    const html = secured(page('<script src="/app/a.js" async=""></script>'));
    const hash = sha("content of /app/a.js");
    expect(html).toContain(`<script src="/app/a.js" async="" integrity="${hash}">`);
    expect(directive(html, "script-src")).toContain(`'${hash}'`);
  });

  it.each([
    ["script", "/app/a.js"],
    ["style", "/app/a.css"],
  ])("gives the preload hints of a %s the same integrity", (kind, address) => {
    const html = secured(page(`<link rel="preload" as="${kind}" href="${address}"/>`));
    expect(html).toContain(`href="${address}" integrity="${sha(`content of ${address}`)}"`);
  });

  it("allows the style elements of the page by their hash, and no others", () => {
    const html = secured(page("<style>p{color:red}</style>"));
    expect(directive(html, "style-src")).toEqual(["'self'", `'${sha("p{color:red}")}'`]);
  });

  it("counts a line end as the browser does", () => {
    const html = secured(page("<script>a\r\nb</script>"));
    expect(directive(html, "script-src")).toContain(`'${sha("a\nb")}'`);
  });

  it("puts the policy after the charset and before all content that it covers", () => {
    const html = secured(page("<script>one()</script>"));
    expect(html.indexOf("http-equiv")).toBeGreaterThan(html.indexOf("charset"));
    expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<script"));
  });

  it("ignores data in script elements", () => {
    const html = secured(page('<script type="application/ld+json">{}</script>'));
    expect(directive(html, "script-src")).toEqual(["'strict-dynamic'", "'self'"]);
  });

  it.each([
    [page("", '<p onclick="x()">x</p>'), /<p> has onclick/],
    [page("", '<p style="color:red">x</p>'), /<p> has a style attribute/],
    [page("", '<a href=" javascript:x()">x</a>'), /<a> has an address that is code/],
    [page('<link rel="stylesheet" href="https://fonts.example/a.css"/>'), /style sheet of another host/],
    [page('<base href="/"/>'), /<base>/],
    ["<!DOCTYPE html><title>x</title>", /no <meta charset>/],
  ])("refuses %j, which would not work under the policy", (html, problem) => {
    expect(() => secured(html)).toThrow(problem);
  });

  it("refuses a page with a missing script", () => {
    const nothing = () => {
      throw new Error("ENOENT");
    };
    expect(() => secured(page('<script src="/app/a.js"></script>'), nothing)).toThrow("ENOENT");
  });
});
