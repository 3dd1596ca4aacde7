import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import type { Reached } from "./state";
import type { Words } from "./words";

export const offlineCard: Reached = { name: "card without a network", like: "card", reach: cardOffline };
export const offlineForm: Reached = { name: "form without a network", reach: formOffline };
export const offlineInvoice: Reached = { name: "invoice without a network", reach: invoiceOffline };

async function cardOffline(page: Page, { freshness }: Words): Promise<void> {
  await page.context().setOffline(true);
  const [beginning = ""] = freshness.offline.split("{time}");
  await expect(page.getByText(beginning)).toBeVisible();
}

async function formOffline(page: Page, { offline, myAccount }: Words): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByRole("button", { name: myAccount.save })).toBeDisabled();
  await expect(page.getByText(offline.needsNetwork)).toBeVisible();
}

async function invoiceOffline(page: Page, { offline, payment }: Words): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByRole("main").getByRole("button", { name: payment.pay })).toBeDisabled();
  await expect(page.getByText(offline.needsNetwork)).toBeVisible();
}
