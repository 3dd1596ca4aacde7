import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import type { DialogName } from "@/lib/dialogs/dialogs";
import type { Reached, State } from "./state";
import type { Words } from "./words";

const invoice = "/app/invoices/5012";

/** The app-wide dialogs, each reached from the card. The cookie dialog opens in Settings and by itself. */
const appDialogs: Record<Exclude<DialogName, "cookies">, Reached> = {
  logout: { name: "question before the logout", reach: askToLogOut },
  installationGuide: { name: "installation guide", reach: openGuide },
  showCard: { name: "shown card", reach: showCard },
};

export const overCard: readonly Reached[] = [{ name: "drawer", reach: openDrawer }, ...Object.values(appDialogs)];

export const overLongCard: readonly Reached[] = [{ name: "shown card with very long texts", reach: showCard }];

export const overInvalidCard: readonly Reached[] = [{ name: "shown card of an invalid membership", reach: showCard }];

export const overForm: readonly Reached[] = [
  { name: "question before leaving a form", like: "question before the logout", reach: leaveForm },
];

export const overSettings: readonly Reached[] = [
  { name: "question before the reset", like: "question before the logout", reach: askToReset },
  { name: "cookie dialog, opened again", like: "cookie dialog", reach: openCookies },
  { name: "cookie dialog, about", reach: aboutCookies },
  { name: "cookie dialog, choices", reach: chooseCookies },
];

export const overPictures: readonly Reached[] = [{ name: "lightbox", reach: openLightbox }];

export const overEveryField: readonly Reached[] = [{ name: "options of a select", reach: openOptions }];

const overScreens: readonly State[] = [
  { name: "cookie dialog", settings: { showCookieDialog: true }, reach: cookieDialog },
  {
    name: "payment",
    address: invoice,
    scenario: { createPayment: "422" },
    reach: pay,
    next: [{ name: "payment that was not prepared", reach: payInVain }],
  },
  {
    name: "payment that is being prepared",
    like: "payment",
    address: invoice,
    scenario: { createPayment: "hang" },
    reach: goOnToPay,
  },
  {
    name: "question before a second payment",
    like: "payment",
    address: invoice,
    scenario: { provider: "never" },
    reach: payTwice,
  },
  {
    name: "payment that is being checked",
    like: "payment",
    address: `${invoice}?status=ok`,
    scenario: { checkPayment: "hang" },
  },
  {
    name: "payment that could not be checked",
    like: "payment",
    address: `${invoice}?status=ok`,
    scenario: { checkPayment: "502" },
    reach: checkFailed,
  },
];

/** Dialogs that open by themselves, and those of a payment. */
export const dialogStates: readonly State[] = overScreens.map((state) => ({ reach: dialogShown, ...state }));

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function dialogShown(page: Page, { payment }: Words): Promise<void> {
  await expect(dialog(page, payment.checkTitle)).toBeVisible();
}

async function checkFailed(page: Page, { payment }: Words): Promise<void> {
  await expect(page.getByRole("button", { name: payment.checkAgain })).toBeVisible();
}

async function openDrawer(page: Page, { common, shell }: Words): Promise<void> {
  await page.getByRole("button", { name: common.menu }).click();
  await expect(dialog(page, shell.navigationMenu)).toBeVisible();
}

async function askToLogOut(page: Page, words: Words): Promise<void> {
  await openDrawer(page, words);
  await page.getByRole("button", { name: words.shell.logOut }).click();
  await expect(dialog(page, words.dialogs.logoutTitle)).toBeVisible();
}

async function openGuide(page: Page, words: Words): Promise<void> {
  await openDrawer(page, words);
  await page.getByRole("button", { name: words.shell.installationGuide }).click();
  await expect(dialog(page, words.shell.installationGuide)).toBeVisible();
}

async function showCard(page: Page, { common, membershipCard }: Words): Promise<void> {
  await page.getByRole("button", { name: membershipCard.show }).click();
  await expect(dialog(page, common.membershipCard).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog(page, common.membershipCard).getByRole("button", { name: common.close })).toBeVisible();
}

async function cookieDialog(page: Page, { consent }: Words): Promise<void> {
  await expect(dialog(page, consent.title)).toBeVisible();
}

async function openCookies(page: Page, words: Words): Promise<void> {
  await page.getByRole("button", { name: words.consent.settings }).click();
  await cookieDialog(page, words);
}

async function aboutCookies(page: Page, words: Words): Promise<void> {
  const { consent } = words;
  await openCookies(page, words);
  await page.getByRole("button", { name: consent.readMore }).click();
  await expect(dialog(page, consent.title).getByRole("heading", { name: consent.about }).first()).toBeFocused();
}

async function chooseCookies(page: Page, words: Words): Promise<void> {
  const { consent } = words;
  await openCookies(page, words);
  await page.getByRole("button", { name: consent.choose }).click();
  await expect(page.getByRole("button", { name: consent.acceptChosen })).toBeVisible();
}

async function leaveForm(page: Page, { dialogs, routes }: Words): Promise<void> {
  await page.getByRole("textbox", { name: /^(?:Katuosoite|Street address|Gatuadress)$/ }).fill("Uusi katu 1");
  await page.getByRole("link", { name: routes.invoiceContainer }).click();
  await expect(dialog(page, dialogs.leaveTitle)).toBeVisible();
}

async function askToReset(page: Page, { help }: Words): Promise<void> {
  await page.getByRole("button", { name: help.reset }).click();
  await expect(dialog(page, help.resetTitle)).toBeVisible();
}

async function openLightbox(page: Page, { blocks }: Words): Promise<void> {
  await page.getByRole("list", { name: blocks.gallery }).getByRole("button").first().click();
  await expect(dialog(page, blocks.gallery).locator(".lg-current img")).toBeVisible();
}

async function openOptions(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: /^(?:Kielet|Languages|Språk)/ }).click();
  await expect(page.getByRole("listbox")).toBeVisible();
}

async function pay(page: Page, { payment }: Words): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: payment.pay }).click();
  await expect(dialog(page, payment.pay)).toBeVisible();
}

async function goOnToPay(page: Page, words: Words): Promise<void> {
  await pay(page, words);
  await page.getByRole("button", { name: words.payment.continue }).click();
  await expect(dialog(page, words.payment.pay).getByRole("status")).toBeVisible();
}

async function payInVain(page: Page, words: Words): Promise<void> {
  await pay(page, words);
  await page.getByRole("button", { name: words.payment.continue }).click();
  await expect(dialog(page, words.payment.pay).getByRole("alert")).toBeVisible();
}

async function payTwice(page: Page, words: Words): Promise<void> {
  await pay(page, words);
  await page.getByRole("button", { name: words.payment.continue }).click();
  await page.waitForURL(/\/provider\//);
  await page.goto(invoice);
  await page.getByRole("main").getByRole("button", { name: words.payment.pay }).click();
  await expect(dialog(page, words.payment.pay).getByRole("button", { name: words.common.yes })).toBeVisible();
}
