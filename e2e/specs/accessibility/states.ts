import type { Locator, Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import type { RouteName } from "@/lib/routes/routes";
import { largePhoto } from "../large-photo";
import {
  dialogStates,
  overCard,
  overEveryField,
  overForm,
  overInvalidCard,
  overLongCard,
  overPictures,
  overSettings,
} from "./dialog-states";
import { offlineCard, offlineForm, offlineInvoice } from "./offline-states";
import { startStates } from "./start-states";
import type { State } from "./state";
import type { Words } from "./words";

/** Routes whose screens look like those of events and pages. _Page not found_ is among `otherScreens`. */
type DrawnAlike = "articleContainer" | "article" | "benefitContainer" | "benefit" | "pageContainer" | "error404";

const screens: Record<Exclude<RouteName, DrawnAlike>, State> = {
  membershipCard: { name: "card", next: [...overCard, offlineCard] },
  myAccount: {
    name: "my account",
    like: "every type of field",
    address: "/app/myaccount",
    reach: formShown,
    next: [...overForm, offlineForm],
  },
  invoiceContainer: { name: "invoices", like: "invoice with long texts", address: "/app/invoices" },
  invoice: {
    name: "invoice",
    like: "invoice with markup in its rows",
    address: "/app/invoices/5012",
    next: [offlineInvoice],
  },
  settings: { name: "settings", address: "/app/settings", reach: settingsShown, next: overSettings },
  eventContainer: {
    name: "events",
    address: "/app/events",
    next: [{ name: "search without a match", like: "events", reach: searchInVain }],
  },
  event: { name: "event", address: "/app/events/tupaviikonloppu" },
  page: { name: "page", address: "/app/pages/retkisaannot" },
};

/** Screens with content: where members spend their time. */
export const mainScreens: readonly State[] = Object.values(screens);

const otherScreens: readonly State[] = [
  { name: "card with very long texts", persona: "long", next: overLongCard },
  { name: "card of an invalid membership", persona: "invalid", next: overInvalidCard },
  {
    name: "card with a started payment",
    scenario: { provider: "never" },
    address: "/app/invoices/5012",
    reach: paymentStarted,
  },
  { name: "card with nothing on it", like: "card", persona: "nothing" },
  { name: "card with the tip to install", settings: { showInstallationGuideNotification: true }, reach: snackbarShown },
  {
    name: "every type of field",
    persona: "form-types",
    address: "/app/myaccount",
    reach: formShown,
    next: [...overEveryField, { name: "form with errors", reach: formWithErrors }],
  },
  { name: "form with restored edits", like: "every type of field", address: "/app/myaccount", reach: editsRestored },
  { name: "My account without a form", like: "page not found", persona: "form-broken", address: "/app/myaccount" },
  { name: "form that has been saved", like: "every type of field", address: "/app/myaccount", reach: saved },
  {
    name: "form that could not be saved",
    like: "every type of field",
    address: "/app/myaccount",
    scenario: { saveMe: "422" },
    reach: notSaved,
  },
  {
    name: "form whose files are being sent",
    persona: "form-types",
    address: "/app/myaccount",
    scenario: { saveMe: "hang" },
    reach: filesSent,
  },
  { name: "paid invoice", like: "invoice", address: "/app/invoices/4981" },
  { name: "no invoices", like: "page not found", persona: "nothing", address: "/app/invoices" },
  { name: "invoice with long texts", persona: "long", address: "/app/invoices" },
  { name: "invoices of every kind", persona: "invoice-kinds", address: "/app/invoices" },
  { name: "invoice with very long texts", persona: "long", address: "/app/invoices/77" },
  { name: "invoice with markup in its rows", persona: "invoice-kinds", address: "/app/invoices/6012" },
  {
    name: "payment that was canceled",
    like: "card with the tip to install",
    address: "/app/invoices/5012?status=cancel",
    reach: snackbarShown,
  },
  {
    name: "payment that failed",
    like: "card with the tip to install",
    address: "/app/invoices/5012?status=error",
    reach: snackbarShown,
  },
  { name: "pictures", address: "/app/pages/kuvia-retkilta", next: overPictures },
  { name: "benefits", like: "events", address: "/app/benefits" },
  { name: "article", like: "event", address: "/app/articles/talven-retkikalenteri" },
  { name: "page about the association", like: "page", address: "/app/pages/yhdistys" },
  { name: "article with very long texts", persona: "long", address: "/app/articles/talven-retkikalenteri" },
  { name: "list with very long texts", persona: "long", address: "/app/articles" },
  { name: "list of thousands", like: "events", persona: "collections-many", address: "/app/articles" },
  {
    name: "list that could not be loaded",
    like: "page not found",
    persona: "collections-many",
    address: "/app/events",
    scenario: { events: "502" },
  },
  { name: "items with odd texts", persona: "collections-odd", address: "/app/events" },
  { name: "a text with everything that editors write", address: "/app/pages/syysretki" },
  { name: "content that waits for consent", address: "/app/pages/videot", reach: gateShown },
  { name: "page not found", address: "/app/error404" },
];

export const states: readonly State[] = [...mainScreens, ...otherScreens, ...dialogStates, ...startStates];

async function formShown(page: Page, { myAccount }: Words): Promise<void> {
  await expect(page.getByRole("button", { name: myAccount.save })).toBeVisible();
}

async function settingsShown(page: Page, { help }: Words): Promise<void> {
  await expect(page.getByRole("button", { name: help.reset })).toBeVisible();
}

async function snackbarShown(page: Page): Promise<void> {
  await expect(page.locator("[aria-live] > :is([role=status], [role=alert])")).toBeVisible();
}

async function formWithErrors(page: Page, { myAccount }: Words): Promise<void> {
  const required = page.getByRole("textbox", { name: /^(?:Kutsumanimi|Nickname|Tilltalsnamn)$/ });
  await required.fill("");
  await page.getByRole("button", { name: myAccount.save }).click();
  await expect(required).toBeFocused();
  await expect(required).toHaveAttribute("aria-invalid", "true");
}

/** Changes a field and saves. After the answer, Save becomes enabled a moment later and changes its colour. */
async function save(page: Page, { myAccount }: Words, answer: Locator): Promise<void> {
  await page.getByRole("textbox", { name: /^(?:Katuosoite|Street address|Gatuadress)$/ }).fill("Uusi katu 1");
  const button = page.getByRole("button", { name: myAccount.save });
  await button.click();
  await expect(answer).toBeVisible();
  await expect(button).toHaveAttribute("aria-disabled", "false");
}

async function saved(page: Page, words: Words): Promise<void> {
  await save(page, words, page.getByRole("status").filter({ hasText: words.myAccount.saved }));
}

async function notSaved(page: Page, words: Words): Promise<void> {
  await save(page, words, page.getByRole("alert").filter({ hasText: /\S/ }).last());
}

async function filesSent(page: Page, { forms, myAccount }: Words): Promise<void> {
  await page.getByLabel(/^(?:Kuvasi|Your picture|Din bild)$/).setInputFiles(await largePhoto(page));
  await expect(page.getByRole("switch", { name: forms.sendSmaller })).toBeChecked();
  await page.getByRole("button", { name: myAccount.save }).click();
  await expect(page.getByRole("progressbar", { name: myAccount.uploading })).toBeVisible();
  await expect(page.getByText(myAccount.uploaded)).toBeVisible();
}

async function editsRestored(page: Page, words: Words): Promise<void> {
  const street = page.getByRole("textbox", { name: /^(?:Katuosoite|Street address|Gatuadress)$/ });
  await street.fill("Uusi katu 1");
  // The draft is stored a moment after the last key.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join().includes("Uusi katu 1"))).toBe(true);
  await page.reload();
  await expect(page.getByText(words.myAccount.draftRestored)).toBeVisible();
}

async function paymentStarted(page: Page, { payment }: Words): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: payment.pay }).click();
  await page.getByRole("button", { name: payment.continue }).click();
  await page.waitForURL(/\/provider\//);
  await page.goto("/app/");
  await expect(page.getByRole("button", { name: payment.checkAgain })).toBeVisible();
}

async function searchInVain(page: Page, { collections }: Words): Promise<void> {
  await page.getByRole("searchbox", { name: collections.search }).fill("zzz");
  await expect(page.getByText(collections.noMatches)).toBeVisible();
}

async function gateShown(page: Page, { consent }: Words): Promise<void> {
  await expect(page.getByRole("alert").getByRole("button", { name: consent.choose }).first()).toBeVisible();
}
