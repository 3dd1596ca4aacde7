import type { Page } from "@playwright/test";
import { expect, expectAccessible } from "@/e2e/fixtures";
import { test } from "../deployment";
import { animationsEnded } from "./animations-ended";
import { foreignWords } from "./foreign-words";
import { lostInSizes } from "./lost-in-sizes";
import { smallTargets } from "./small-targets";
import { addedLocales, words, type Locale } from "./words";

test.use({ storedSettings: {} });

// The only state that needs the worker.
test("the notice of a new version: each language, large targets, nothing lost in large text", async ({
  page,
  deployment,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 412, height: 1600 });
  await page.goto(deployment.address("ordinary", "/app/settings"));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The first worker controls the page from the next load.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await deployment.deploy("second");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/app/");
    // Twice: the first check may join the browser's own one after a reload, which may have begun before the deployment.
    await registration?.update();
    await registration?.update();
  });
  await noticeShown(page, "fi");
  expect(await foreignWords(page, "fi")).toEqual([]);
  expect(await page.evaluate(smallTargets)).toEqual([]);
  expect(await lostInSizes(page)).toEqual([]);

  for (const locale of ["en", ...addedLocales] as const) {
    const settings = JSON.stringify({ locale, showCookieDialog: false });
    await page.evaluate((stored) => localStorage.setItem("settings", stored), settings);
    // The update waits: the next start finds it again.
    await page.reload();
    await noticeShown(page, locale);
    expect(await foreignWords(page, locale)).toEqual([]);
  }
});

async function noticeShown(page: Page, locale: Locale): Promise<void> {
  const { update, updateAction } = words[locale].notifications;
  const notice = page.getByRole("status").filter({ hasText: update });
  await expect(notice.getByRole("button", { name: updateAction })).toBeVisible();
  await page.evaluate(animationsEnded);
  await expectAccessible(page);
}
