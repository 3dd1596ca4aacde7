import { safeUrl } from "./safe-url";

describe("safeUrl", () => {
  it.each<[string, string | null]>([
    ["https://example.org", "https://example.org/"],
    ["HTTP://Example.ORG/A", "http://example.org/A"],
    ["/login?x=1#y", "http://localhost/login?x=1#y"],
    ["invoices", "http://localhost/app/invoices"],
    ["?status=ok", "http://localhost/app/?status=ok"],
    ["//other.example/x", "http://other.example/x"],
    [" https://example.org/ ", "https://example.org/"],
    [" www.example.org/a", "https://www.example.org/a"],
    ["wwwild.html", "http://localhost/app/wwwild.html"],
    ["jäsenet.example.fi", "https://xn--jsenet-bua.example.fi/"],
    [" youtu.be/x?t=1#y", "https://youtu.be/x?t=1#y"],
    ["Example.ORG?x", "https://example.org/?x"],
    ["files/example.org", "http://localhost/app/files/example.org"],
    ["rules.pdf", "http://localhost/app/rules.pdf"],
    ["example.fi.html", "http://localhost/app/example.fi.html"],
    [".fi", "http://localhost/app/.fi"],
    ["javascript:alert(1)", null],
    ["JAVASCRIPT:alert(1)", null],
    ["java\nscript:alert(1)", null],
    ["\u0001javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["ftp://example.org/", null],
    ["intent://x", null],
    ["", null],
    ["http://", null],
    ["https://exa mple.org", null],
  ])("%j is %j", (address, expected) => {
    expect(safeUrl(address)).toBe(expected);
  });
});
