import { expect, test } from "@/e2e/fixtures";
import { freshStep } from "@/e2e/fresh-step";
import { openState } from "./open-state";
import { recordAnnouncements, announcementsTo } from "./announcements";
import { findState } from "./find-state";
import { builtLocales, words } from "./words";

// WCAG 4.1.3: status messages are announced without moving the focus. Being visible is not enough: see `recordAnnouncements`.
test("announcements in each language: errors are assertive, confirmations polite", async ({ page, open }) => {
  await page.addInitScript(recordAnnouncements);
  const refused = {
    fi: "Tietoja ei voitu käsitellä.",
    en: "The details could not be processed.",
    sv: "Uppgifterna kunde inte behandlas.",
  };
  for (const locale of builtLocales)
    await freshStep(page, locale, async () => {
      const { collections, myAccount, offline } = words[locale];
      const form = { ...findState("my account"), scenario: { saveMe: "422", "saveMe.times": "1" } };
      await openState(page, open, form, locale);
      const save = page.getByRole("button", { name: myAccount.save });
      await page.getByRole("textbox", { name: /^(?:Katuosoite|Street address|Gatuadress)$/ }).fill("Uusi katu 1");
      await save.click();
      await expect.poll(() => announcementsTo(page, "assertive")).toContain(refused[locale]);
      await save.click();
      await expect.poll(() => announcementsTo(page, "polite")).toContain(myAccount.saved);
      expect(await announcementsTo(page, "assertive")).not.toContain(myAccount.saved);

      await openState(page, open, findState("search without a match"), locale);
      await expect.poll(() => announcementsTo(page, "polite")).toContain(nothingFound(collections.found));

      await openState(page, open, findState("form without a network"), locale);
      await expect.poll(() => announcementsTo(page, "polite")).toContain(offline.needsNetwork);
      await page.context().setOffline(false);
    });
});

test("an error is announced at the focused field, and not twice where the focus moves", async ({ page, open }) => {
  await page.addInitScript(recordAnnouncements);
  const labels = { fi: "Kutsumanimi", en: "Nickname", sv: "Tilltalsnamn" };
  for (const locale of builtLocales)
    await freshStep(page, locale, async () => {
      const label = labels[locale];
      const { forms, myAccount } = words[locale];
      await openState(page, open, findState("every type of field"), locale);
      const told = `${label}: ${forms.rules.required}`;
      const times = async () =>
        (await announcementsTo(page, "assertive")).split("\n").filter((text) => text === told).length;
      const nickname = page.getByRole("textbox", { name: label, exact: true });
      await nickname.fill("");
      for (const time of [1, 2]) {
        await nickname.press("Enter");
        await expect.poll(times).toBe(time);
      }
      await expect(nickname).toBeFocused();
      await page.getByRole("button", { name: myAccount.save }).click();
      await expect(nickname).toBeFocused();
      expect(await times()).toBe(2);
    });
});

/** "{count, plural, =0 {No results} …}" */
function nothingFound(message: string): string {
  return /=0 \{([^}]*)\}/.exec(message)?.[1] ?? message;
}
