import type { Page } from "@playwright/test";

/** Logs out by the menu, in English or Finnish. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(?:Menu|Valikko)$/ }).click();
  await page.getByRole("button", { name: /^(?:Log out|Kirjaudu ulos)$/ }).click();
  await page.getByRole("button", { name: /^(?:Yes|Kyllä)$/ }).click();
}
