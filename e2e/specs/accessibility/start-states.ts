import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import type { State } from "./state";
import type { Words } from "./words";

/** Screens before the app is up, or after it has ended. */
export const startStates: readonly State[] = [
  { name: "loading", scenario: { me: "hang" }, reach: loading },
  { name: "no connection", scenario: { me: "reset" }, reach: messageShown },
  { name: "no member", like: "no connection", scenario: { me: "nomember", config: "nomember" }, reach: messageShown },
  { name: "sign-in without an address", like: "no connection", scenario: { me: "401-bare" }, reach: messageShown },
  {
    name: "endless captcha",
    like: "no connection",
    scenario: { config: "405-captcha-forever", captcha: "silent" },
    reach: messageShown,
  },
  { name: "critical error", scenario: { me: "500" }, reach: messageShown },
  { name: "logging out", like: "loading", scenario: { logout: "hang" }, reach: loggingOut },
  { name: "logged out, the server not told", scenario: { logout: "502" }, reach: signedOut },
];

async function loading(page: Page, { start }: Words): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: start.loading })).toBeVisible();
}

async function messageShown(page: Page): Promise<void> {
  await expect(page.getByRole("alert").getByRole("heading", { level: 1 })).toBeVisible();
}

async function logOut(page: Page, { common, shell }: Words): Promise<void> {
  await page.getByRole("button", { name: common.menu }).click();
  await page.getByRole("button", { name: shell.logOut }).click();
  await page.getByRole("button", { name: common.yes }).click();
}

async function loggingOut(page: Page, words: Words): Promise<void> {
  await logOut(page, words);
  await expect(page.getByRole("status").filter({ hasText: words.start.loggingOut })).toBeVisible();
}

async function signedOut(page: Page, words: Words): Promise<void> {
  await logOut(page, words);
  await expect(page.getByRole("heading", { name: words.start.signedOutTitle })).toBeVisible();
}
