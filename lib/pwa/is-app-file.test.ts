/** @jest-environment node */
import { isAppFile } from "./is-app-file";

const page = '<!doctype html><html lang="fi"><div id=first-paint></div>';
const other = "<!doctype html><title>Closed for maintenance</title>";

it.each<[string, string, string, number, boolean]>([
  ["the app's page", "/app/index.html", page, 200, true],
  ["a maintenance page in its place", "/app/index.html", other, 200, false],
  ["a firewall's challenge in its place", "/app/index.html", other, 202, false],
  ["a missing page", "/app/index.html", page, 404, false],
  ["a page in place of a script", "/app/_next/static/chunks/a.js", page, 200, false],
])("%s", async (_, pathname, text, status, expected) => {
  const response = new Response(text, { status, headers: { "content-type": "text/html" } });
  expect(await isAppFile(pathname, response)).toBe(expected);
  expect(response.bodyUsed).toBe(false);
});
