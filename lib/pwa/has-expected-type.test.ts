import { hasExpectedType } from "./has-expected-type";

it.each<[string, string | null, boolean]>([
  ["/app/_next/static/chunks/a.js", "text/javascript; charset=utf-8", true],
  ["/app/_next/static/chunks/a.js", "application/javascript", true],
  ["/app/_next/static/chunks/a.js", "text/html", false],
  ["/app/_next/static/chunks/a.js", null, true],
  ["/app/a.css", "text/html", false],
  ["/app/settings.html", "text/html", true],
  ["/app/icons/mdi/7.json", "application/json; charset=utf-8", true],
  ["/app/icons/mdi/7.json", "text/html", false],
  ["/app/icon.svg", "image/svg+xml", true],
])("hasExpectedType of %s as %s is %s", (pathname, contentType, expected) => {
  expect(hasExpectedType(pathname, contentType)).toBe(expected);
});
