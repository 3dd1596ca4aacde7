/** @jest-environment node */
import { allowances } from "@/lib/config/allowances";
import { env } from "@/lib/config/env";
import { headerPolicy, pagePolicy, workerPolicy } from "./content-policy";

const nothing = { scripts: [], styles: [] };

function sources(policy: string, name: string): string[] | undefined {
  return policy
    .split("; ")
    .find((entry) => entry.split(" ")[0] === name)
    ?.split(" ")
    .slice(1);
}

describe("the policy of a page", () => {
  it("allows nothing inline, no eval and no host for scripts", () => {
    for (const keyword of ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'wasm-unsafe-eval'", "*"])
      expect(pagePolicy(nothing)).not.toMatch(new RegExp(`(?:^| )${keyword.replace("*", "\\*")}(?: |;|$)`));
    expect(sources(pagePolicy(nothing), "script-src")).toEqual(["'strict-dynamic'", "'self'"]);
  });

  it.each([
    ["default-src", "'self'"],
    ["base-uri", "'none'"],
    ["object-src", "'none'"],
    ["media-src", "'self'"],
    ["font-src", "'self'"],
    ["worker-src", "'self'"],
    ["manifest-src", "'self'"],
  ])("limits %s to %s", (name, source) => {
    expect(sources(pagePolicy(nothing), name)).toEqual([source]);
  });

  it("accepts strings as code only through named policies", () => {
    expect(sources(pagePolicy(nothing), "require-trusted-types-for")).toEqual(["'script'"]);
    expect(sources(pagePolicy(nothing), "trusted-types")).toEqual(["default", "dompurify", "lightbox", "goog#html"]);
  });

  it("lets forms go to the app and to payment services", () => {
    expect(sources(pagePolicy(nothing), "form-action")?.slice(0, 2)).toEqual(["'self'", "https:"]);
  });

  it("knows the API's origin when it is another", () => {
    expect(sources(pagePolicy(nothing), "connect-src")?.[1]).toBe("https://*.google-analytics.com");
    jest.replaceProperty(env, "NEXT_PUBLIC_API_BASE", "https://api.example.org:8443/v1/{locale}");
    for (const name of ["connect-src", "img-src", "media-src"])
      expect(sources(pagePolicy(nothing), name)).toContain("https://api.example.org:8443");
    expect(sources(workerPolicy(), "connect-src")).toContain("https://api.example.org:8443");
  });

  it("allows no host of the analytics tag when analytics is off", () => {
    expect(pagePolicy(nothing)).toContain("google");
    jest.replaceProperty(env, "NEXT_PUBLIC_ANALYTICS", "off");
    expect(pagePolicy(nothing)).not.toContain("goog");
  });

  it("allows the pictures, files and payment services of the build settings", () => {
    jest.replaceProperty(env, "NEXT_PUBLIC_ANALYTICS", "off");
    jest.replaceProperty(allowances, "NEXT_PUBLIC_IMAGE_SOURCES", "none");
    jest.replaceProperty(allowances, "NEXT_PUBLIC_FILE_SOURCES", "https://files.example.org, https://a.example.org");
    jest.replaceProperty(allowances, "NEXT_PUBLIC_PAYMENT_SOURCES", "https://pay.example.org");
    const policy = pagePolicy(nothing);
    expect(sources(policy, "img-src")).toEqual(["'self'", "data:", "blob:"]);
    expect(sources(policy, "connect-src")).toEqual(["'self'", "https://files.example.org", "https://a.example.org"]);
    expect(sources(policy, "form-action")).toEqual(["'self'", "https://pay.example.org"]);
  });
});

describe("the policy of the host's header", () => {
  it("is the same for every build: it names no script", () => {
    expect(headerPolicy()).not.toContain("sha256");
    for (const name of ["default-src", "script-src", "style-src"])
      expect(sources(headerPolicy(), name)).toBeUndefined();
  });

  it("equals the page's policy otherwise", () => {
    const page = pagePolicy(nothing).split("; ");
    const header = headerPolicy().split("; ");
    expect(header.filter((entry) => !page.includes(entry))).toEqual(["frame-ancestors 'none'"]);
  });
});

describe("the policy of the worker", () => {
  it("allows the worker's own file and its calls, nothing else", () => {
    jest.replaceProperty(env, "NEXT_PUBLIC_ANALYTICS", "off");
    expect(workerPolicy()).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  });
});
