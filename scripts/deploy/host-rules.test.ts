/** @jest-environment node */
import { readFileSync } from "node:fs";
import { env } from "@/lib/config/env";
import { hostFiles } from "./host-files";
import { hostRules } from "./host-rules";

describe("the rules of hosts", () => {
  it.each(["README.md", "docs/hosting.md", "scripts/package/guide.md"])("%s names every host", (page) => {
    const text = readFileSync(page, "utf8");
    const hosts = new Set(Object.keys(hostFiles(hostRules())).map((file) => file.replace(/\/.*/, "")));
    // The folder s3-cloudfront is "S3 with CloudFront" in words.
    const isNamed = (host: string) => new RegExp(host.replace("-", "\\W+(with\\W+)?"), "i").test(text);
    expect([...hosts].filter((host) => !isNamed(host))).toEqual([]);
  });

  it("contain the page of every route", () => {
    expect(hostRules().pages.map(({ path, file, hasItems }) => [path, file, hasItems])).toEqual([
      ["/app/", "/app/index.html", false],
      ["/app/myaccount", "/app/myaccount.html", false],
      ["/app/invoices", "/app/invoices.html", true],
      ["/app/articles", "/app/articles.html", true],
      ["/app/events", "/app/events.html", true],
      ["/app/benefits", "/app/benefits.html", true],
      ["/app/pages", "/app/pages.html", true],
      ["/app/settings", "/app/settings.html", false],
      ["/app/error404", "/app/error404.html", false],
    ]);
  });

  it("leave out routes that the build has switched off", () => {
    jest.replaceProperty(env, "NEXT_PUBLIC_ROUTES_OFF", "articleContainer, invoice");
    const pages = hostRules().pages.map(({ path, hasItems }) => `${path} ${hasItems}`);
    expect(pages).not.toContain("/app/articles true");
    expect(pages).toContain("/app/invoices false");
  });

  it("have no empty patterns when all lists are switched off", () => {
    const lists = "invoiceContainer,articleContainer,eventContainer,benefitContainer,pageContainer";
    jest.replaceProperty(env, "NEXT_PUBLIC_ROUTES_OFF", lists);
    for (const text of Object.values(hostFiles(hostRules()))) expect(text).not.toMatch(/\/\(\)|\|\)/);
  });

  it("have headers of one line in plain characters", () => {
    const { headers, policy, hsts, cache } = hostRules();
    for (const value of [...headers.map(([, text]) => text), ...Object.values(policy), hsts, ...Object.values(cache)])
      expect(value).toMatch(/^[\x20-\x7e]+$/);
  });

  it("have a comment in each host's file that says where it goes", () => {
    const files = hostFiles(hostRules());
    expect(Object.keys(files)).toEqual([
      "nginx/jasensovellus.conf",
      "apache/.htaccess",
      "caddy/jasensovellus.caddy",
      "netlify/_headers",
      "netlify/_redirects",
      "cloudflare-pages/_headers",
      "cloudflare-pages/_redirects",
      "firebase/firebase.json",
      "firebase/README.txt",
      "s3-cloudfront/README.txt",
      "s3-cloudfront/viewer-request.js",
      "s3-cloudfront/response-headers-policy.json",
      "s3-cloudfront/response-headers-policy-worker.json",
      "s3-cloudfront/custom-error-responses.json",
      "s3-cloudfront/upload.sh",
    ]);
    for (const [name, text] of Object.entries(files)) {
      expect(text).toMatch(/\n$/);
      if (name.endsWith(".json")) expect(() => JSON.parse(text) as unknown).not.toThrow();
      else expect(text.slice(0, 600)).toMatch(/members' app below \/app\//);
    }
  });
});
