import { cp } from "node:fs/promises";
import path from "node:path";
import { expect, test as base } from "../fixtures";
import { startMockServer } from "../mock-server/server";
import { recordProblems } from "./record-problems";
import { expectCard } from "./expect-card";
import { hostNames, startHost } from "./fixtures";
import { makeSite } from "./make-site";
import { moveApi } from "./move-api";

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
    const server = await startMockServer({ port: 0, quiet: true });
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
