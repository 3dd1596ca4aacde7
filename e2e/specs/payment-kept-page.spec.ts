import { expect, test } from "../fixtures";
import { browserFlags, findWholeBrowser } from "@/scripts/testing/browser";

// Playwright disables the back/forward cache; members have it, so enable it.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser() ?? undefined,
    args: browserFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test("Back from the provider to the page that the browser has kept: the dialog is gone, the invoice is read again", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => (document.documentElement.lang += persisted ? "-kept" : ""));
  });
  await open("ordinary", "/app/invoices");
  await page.getByRole("link", { name: /Membership fee and magazine/ }).click();
  await page.getByRole("main").getByRole("button", { name: "Pay invoice" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/provider\/pay/);
  await page.request.get("/mock/pay?invoice=5012");
  // Playwright's goBack waits for a load event, which a page from the cache does not fire.
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("lang", "en-kept");
  await expect(page.getByRole("main").getByText("Paid", { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.evaluate(() => (document.documentElement.lang = "en"));
});
