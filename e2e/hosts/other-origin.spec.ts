import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test as base } from "../fixtures";
import { startMockServer } from "../mock-server/server";
import { recordProblems } from "./record-problems";
import { expectCard } from "./expect-card";
import { hostNames, startHost } from "./fixtures";
import { makeSite } from "./make-site";
import { pathToFileURL } from "node:url";
import { env } from "@/lib/config/env";
import { run } from "@/scripts/run.mjs";

// The app on one origin, the server on another, which answers CORS with credentials.
/** `defer` registers a cleanup that always runs, last first. */
const test = base.extend<{ defer: (end: () => Promise<void>) => void }>({
  defer: async ({ browserName: _browser }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use((end) => ends.unshift(end));
    for (const end of ends) await end();
  },
});
test.use({ serviceWorkers: "block" });

for (const name of hostNames.slice(0, 1))
  test(`a member's visit with the API on another origin, on ${name}`, async ({ page, context, defer }) => {
    test.slow();
    const folder = await makeSite(path.resolve("out"));
    defer(folder.remove);
    const server = await startMockServer({ port: 0 });
    defer(() => server.close());
    await cp(path.join(folder.root, "app"), path.join(folder.temporary, "out"), { recursive: true });
    await moveApi(folder.temporary, `${server.url}/api/{locale}`);
    await cp(path.join(folder.temporary, "out"), path.join(folder.root, "app"), { recursive: true });
    const deploy = path.join(folder.temporary, "deploy");
    const host = await startHost(name, { ...folder, deploy, backend: `http://127.0.0.1:${server.port}` });
    defer(host.stop);
    const calls = new Set<string>();
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.add(new URL(request.url()).origin);
    });
    const found = recordProblems(page);

    await test.step("a signed-out member is redirected to the server's login", async () => {
      await page.goto(`${server.url}/mock/set?persona=none&cors=${host.origin}&then=/mock/landed`);
      await page.goto(`${host.origin}/app/`);
      await expect(page).toHaveURL(new RegExp(`^${server.url}/login`));
      // The browser logs each 401 by itself.
      found.length = 0;
    });

    await test.step("signed in, the card shows", async () => {
      await page.goto(`${server.url}/login?persona=ordinary&returnTo=/mock/landed`);
      await page.goto(`${host.origin}/app/`);
      await expectCard(page);
      // The stored return address is used once: leaving earlier would keep it for the next start.
      await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), "returnTo")).toBeNull();
    });

    await test.step("saved values survive a reload", async () => {
      await page.goto(`${host.origin}/app/myaccount`);
      await page.getByRole("textbox", { name: "Street address" }).fill("Uusi katu 1");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("status").filter({ hasText: "Your details have been saved." })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("textbox", { name: "Street address" })).toHaveValue("Uusi katu 1");
    });

    await test.step("a payment comes back to the app's origin and is checked", async () => {
      await page.goto(`${host.origin}/app/invoices/5012`);
      await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
      await page.getByRole("dialog", { name: "Pay invoice" }).getByRole("button", { name: "Continue" }).click();
      await page.waitForURL(new RegExp(`^${server.url}/provider/pay`));
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
      await expect(page).toHaveURL(`${host.origin}/app/invoices/5012`);
    });

    await test.step("a receipt opens", async () => {
      await page.goto(`${host.origin}/app/invoices/4420`);
      const [request] = await Promise.all([
        context.waitForEvent("request", (one) => one.url().endsWith("/files/receipt-4420.pdf")),
        page.getByRole("link", { name: "Download receipt" }).click(),
      ]);
      expect((await request.response())?.status()).toBe(200);
    });

    expect([...calls]).toEqual([server.url]);
    expect(found).toEqual([]);
  });

/**
 * Turns a copy of the export into a build with another `NEXT_PUBLIC_API_BASE`, since a second build takes half a minute of
 * both processors. It replaces the address, then the build's own steps secure the pages and write the host files again,
 * with that setting.
 * @param folder holds the copy in its folder "out", and gets the host files in its folder "deploy"
 */
async function moveApi(folder: string, apiBase: string): Promise<void> {
  const outDir = path.join(folder, "out");
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!/\.(?:html|js)$/.test(name)) continue;
    const file = path.join(outDir, name);
    const text = await readFile(file, "utf8");
    if (text.includes(env.NEXT_PUBLIC_API_BASE))
      await writeFile(file, withoutSecuring(text.replaceAll(env.NEXT_PUBLIC_API_BASE, apiBase)));
  }
  for (const step of ["scripts/pages.ts", "scripts/deploy/write-host-files.ts"]) {
    const code = await runIn(folder, step, { NEXT_PUBLIC_API_BASE: apiBase });
    if (code !== 0) throw new Error(`${step} failed with another address of the API.`);
  }
}

function withoutSecuring(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy" content="[^"]*">/, "")
    .replaceAll(/ integrity="sha256-[^"]*"/g, "");
}

/** Runs a build step in another folder. */
async function runIn(folder: string, step: string, settings: Record<string, string>): Promise<number> {
  const script = `process.chdir(${JSON.stringify(folder)}); await import(${JSON.stringify(pathToFileURL(path.resolve(step)).href)});`;
  return run(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script], settings);
}
