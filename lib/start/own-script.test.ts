import { isOwnScript } from "./own-script";

const page = "https://members.example.org/app/invoices/2";

describe("isOwnScript", () => {
  it.each<[string, boolean]>([
    ["/app/_next/static/chunks/a.js", true],
    ["https://members.example.org/app/_next/static/chunks/a.js?v=1", true],
    ["/app/sw.js", true],
    ["/app/encoder.js", true],
    ["/encoder.js", false],
    ["https://www.googletagmanager.com/gtag/js?id=G-1", true],
    ["/app/sw.js/../other.js", false],
    ["/app/_next/static/../../../files/a.js", false],
    ["/app/_next/static/%2e%2e/%2e%2e/%2e%2e/files/a.js", false],
    ["/files/a.js", false],
    ["//evil.example/app/_next/static/chunks/a.js", false],
    ["https://evil.example/app/_next/static/chunks/a.js", false],
    ["https://members.example.org@evil.example/app/sw.js", false],
    ["https://www.googletagmanager.com.evil.example/gtag/js", false],
    ["http://www.googletagmanager.com/gtag/js", false],
    ["data:text/javascript,alert(1)", false],
    ["blob:https://members.example.org/1", false],
    ["javascript:alert(1)", false],
    ["https://", false],
  ])("%s: %s", (address, isOwn) => {
    expect(isOwnScript(address, page, true)).toBe(isOwn);
  });

  it("is not the tag where analytics is off", () => {
    expect(isOwnScript("https://www.googletagmanager.com/gtag/js?id=G-1", page, false)).toBe(false);
  });
});
