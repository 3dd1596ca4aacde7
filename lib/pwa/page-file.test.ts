import { pageFile } from "./page-file";

it.each([
  ["/app", "/app/index.html"],
  ["/app/", "/app/index.html"],
  ["/app/settings", "/app/settings.html"],
  ["/app/invoices", "/app/invoices.html"],
  ["/app/invoices/5012", "/app/invoices.html"],
  ["/app/error404", "/app/error404.html"],
  ["/app/nothing", null],
  ["/app/settings/deeper", null],
  ["/app/icons/a.json", null],
  ["/api/fi/me", null],
  ["/login", null],
  ["/application", null],
])("pageFile of %s is %s", (pathname, expected) => {
  expect(pageFile(pathname)).toBe(expected);
});
