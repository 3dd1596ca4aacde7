import { expect } from "@playwright/test";
import { ordinary } from "@/e2e/mock-server/personas/ordinary";
import { decodeBarcodes } from "@/e2e/specs/decode-barcode";
import { countKeptPictures } from "@/e2e/specs/kept-pictures";
import { test } from "./fixtures";
import { until, type Screen } from "./screen";
import type { Tab } from "./tab";
import { takeProblems } from "./watched-site";

/** These flows have to work in every engine. Everything else is tested in Chromium alone. */

// The other tests expect no problems, which proves something only if this test passes.
test("exceptions and policy violations are recorded", async ({ app, tab }) => {
  await app.open("/app/");
  await app.waitFor("heading", "Maija Mallikas");
  // Not `throw`, nor a style: WebKit runs the driver's scripts in an isolated world.
  await tab.evaluate(() => {
    reportError(new Error("on purpose"));
    new Image().src = "http://insecure.example/";
  });
  const problems: string[] = [];
  await until("both are recorded", async () => {
    problems.push(...(await takeProblems(tab)));
    return problems.some((text) => text.includes("on purpose")) && problems.some((text) => text.startsWith("policy:"));
  });
});

test("a signed-out member is redirected to the login, and returns to the card and the cookie question", async ({
  app,
}) => {
  await app.goto("/app/");
  await app.waitFor("heading", "Sign in");
  await app.waitForAddress("/login?returnTo=/app/");
  await app.press("button", `${ordinary.label} ${ordinary.shows}`);
  await app.press("button", "Hyväksy vain välttämättömät", "Evästeet");
  await app.waitForNo("dialog", "Evästeet");
  await app.waitFor("heading", "Maija Mallikas");
  await app.waitForText("Vuosijäsen");
  await app.waitForAddress("/app/");
});

test("a page that is left while it loads stays left", async ({ app }) => {
  await app.open("/app/settings");
  await app.goto("/app/invoices");
  await app.waitFor("heading", "Invoices");
});

test("after a step back nothing is said about a refresh that the way out has stopped", async ({ app, tab }) => {
  const setLatency = (latency: string) =>
    tab.evaluate((value) => fetch(`/mock/set?me.latency=${value}&then=/mock/landed`).then(() => undefined), latency);
  await app.open("/app/");
  await app.waitForWorker();
  await setLatency("60000");
  await app.press("button", "Refresh");
  await app.goto("/mock/landed");
  await setLatency("0");
  await tab.back();
  await app.waitFor("heading", "Maija Mallikas");
  await app.waitForText(/^Updated/);
  await app.waitForNo("button", "Close");
});

test("the shown card is white, and its code can be scanned", async ({ app, tab }) => {
  await app.open("/app/", { settings: { darkMode: true } });
  await app.press("button", "Show card");
  // The app's card replaces that of the first paint.
  const colour = await until("the card has a colour", async () => {
    const card = await app.waitFor("dialog", "Membership card");
    return tab.evaluate((dialog: Element) => getComputedStyle(dialog).backgroundColor, card);
  });
  expect(colour).toBe("rgb(255, 255, 255)");
  await app.waitFor("image", "Card code");
  // The card may still be fading in.
  await until("the code can be scanned", async () => {
    const [found] = await decodeBarcodes(await tab.screenshot());
    return found?.format === "QRCode" && found.text === "KK-104772";
  });
  await app.press("button", "Close", "Membership card");
  await app.waitForNo("dialog", "Membership card");
});

test("the card shows name and memberships; the keyboard leads to an invoice, and closes a dialog", async ({ app }) => {
  await app.open("/app/");
  await app.waitFor("heading", "Maija Mallikas");
  await app.waitForText("Annual member");
  await app.waitForText("Helsinki branch");
  await app.tabTo("Menu");
  await app.pressKeys("Enter");
  await app.waitFor("dialog", "Navigation menu");
  await app.tabTo("Invoices");
  await app.pressKeys("Enter");
  await app.waitFor("heading", "Invoices");
  await app.waitForNo("dialog", "Navigation menu");
  await app.waitForAddress("/app/invoices");
  await app.tabTo("Membership fee and magazine");
  await app.pressKeys("Enter");
  await app.waitFor("heading", "Membership fee and magazine");
  await app.tabTo("Pay invoice");
  await app.pressKeys(" ");
  await app.waitFor("dialog", "Pay invoice");
  await app.pressKeys("Escape");
  await app.waitForNo("dialog", "Pay invoice");
  await app.waitForFocus("button", "Pay invoice");
});

test("edits of My account survive a reload, are discarded, and are saved", async ({ app, tab }) => {
  const street = "Street address";
  const saved = "Mallipolku 3 A 4";
  const restored = /^Restored your unsaved changes/;
  await app.open("/app/myaccount");
  await app.waitForValue(street, saved);
  // A reload would interrupt its installation.
  await app.waitForWorker();

  await test.step("unsaved edits survive a reload, and can be discarded", async () => {
    await app.type(street, " B");
    await until("the draft is stored", () => tab.evaluate(() => JSON.stringify(sessionStorage).includes(" B")));
    await tab.reload();
    await app.waitForText(restored);
    await app.waitForValue(street, `${saved} B`);
    await app.press("button", "Discard");
    await app.waitForValue(street, saved);
    await app.waitForNoText(restored);
  });

  await test.step("saved ones are there after a reload", async () => {
    await app.type(street, " B");
    await app.press("button", "Save");
    await app.waitForNotice("Your details have been saved.");
    await tab.reload();
    await app.waitForValue(street, `${saved} B`);
  });

  await test.step("pasted text beyond the limit of a field stays whole", async () => {
    await app.press("textbox", street);
    await app.pressKeys("Control", "a");
    await app.pressKeys("Control", "c");
    await app.press("textbox", "Postal code");
    await app.pressKeys("Control", "a");
    await app.pressKeys("Control", "v");
    await app.waitForValue("Postal code", `${saved} B`);
    await app.waitForText("A postal code has five digits.");
  });
});

test.describe("payment", () => {
  const invoice = "/app/invoices/5012";

  test("an invoice is paid at the provider, checked on return and then shown as paid", async ({ app, tab }) => {
    // The check waits until its dialog has been seen.
    await app.open(invoice, { scenario: { "checkPayment.latency": "60000" } });
    await app.waitFor("heading", "Membership fee and magazine");
    await app.waitForText("Open");
    await goToProvider(app);
    await app.press("button", "Pay");
    await app.waitFor("dialog", "Checking your payment");
    await tab.evaluate(() => fetch("/mock/set?checkPayment.latency=0&then=/mock/landed").then(() => undefined));
    await app.waitForNo("dialog", "Checking your payment");
    await app.waitForText("Paid");
    await app.waitForNo("button", "Pay invoice");
    await app.waitForAddress(invoice);
  });

  test("a cancelled or failed payment is reported and can be retried", async ({ app }) => {
    await app.open(invoice);
    await app.waitForWorker();
    await goToProvider(app);
    await app.press("button", "Cancel");
    await app.waitForNotice("Your payment was canceled");
    await app.waitFor("button", "Pay invoice");
    await app.waitForAddress(invoice);
    await goToProvider(app);
    await app.press("button", "Fail");
    await app.waitForNotice("An error occured during your payment");
    await app.waitFor("button", "Pay invoice");
    await app.waitForText("Open");
    await app.waitForAddress(invoice);
  });

  test("after a step back from the provider the app reports the payment, and asks before another", async ({
    app,
    tab,
  }) => {
    await app.open(invoice);
    // With a notice that stays: what a page renders while it is left must not stop the restored one.
    await tab.evaluate(() => fetch("/mock/set?me=error200&then=/mock/landed").then(() => undefined));
    await app.press("button", "Refresh");
    await app.waitForNotice("Something went wrong.");
    await tab.evaluate(() => fetch("/mock/set?me=ok&then=/mock/landed").then(() => undefined));
    await goToProvider(app);
    await tab.back();
    await app.waitForText(/^A payment of this invoice was started/);
    await app.waitForNo("dialog", "Pay invoice");
    await app.press("button", "Pay invoice");
    await app.press("button", "Cancel", "Pay invoice");
    await app.waitForNo("dialog", "Pay invoice");
  });

  async function goToProvider(app: Screen): Promise<void> {
    await app.press("button", "Pay invoice");
    await app.press("button", "Continue", "Pay invoice");
    await app.waitFor("heading", "Payment service");
  }
});

test("the theme is dark at the next start, and the language changes on the same screen and on the card", async ({
  app,
  tab,
}) => {
  const language = () => tab.evaluate(() => document.documentElement.lang);
  await app.open("/app/settings", { settings: { locale: "fi", darkMode: false } });
  await app.waitFor("heading", "Asetukset");
  expect(await language()).toBe("fi");
  expect(await painted(tab)).toEqual({ scheme: "light", isDark: false });
  await app.press("switch", "Tumma teema");
  await until("the page is dark", async () => (await painted(tab)).isDark);
  await tab.reload();
  await app.waitFor("switch", "Tumma teema");
  expect(await painted(tab)).toEqual({ scheme: "dark", isDark: true });

  await app.select("Kieli", "English");
  await app.waitFor("heading", "Settings");
  expect(await language()).toBe("en");
  await app.press("link", "Membership card");
  await app.waitForText("Annual member");
  await app.goto("/app/settings");
  await app.select("Language", "Suomi");
  await app.waitFor("heading", "Asetukset");
  expect(await language()).toBe("fi");
});

/** The colour behind the page, and the scheme of the engine's own controls. */
async function painted(tab: Tab): Promise<{ scheme: string; isDark: boolean }> {
  const { scheme, background } = await tab.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    background: getComputedStyle(document.body).backgroundColor,
  }));
  return { scheme, isDark: Math.max(...(background.match(/\d+/g) ?? []).map(Number)) < 64 };
}

test("the app starts without a network, and shows the card's pictures and age", async ({ app, server, tab }) => {
  await app.open("/app/");
  await app.waitForWorker();
  await until("the pictures are stored", () => tab.evaluate(countKeptPictures));
  await server.close();
  await app.goto("/app/");
  await app.waitFor("heading", "Maija Mallikas");
  await app.waitForText(/^Offline\. Updated \d/);
  await until("the pictures are shown", () =>
    tab.evaluate(() => [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0)),
  );
  await app.goto("/app/invoices/5012");
  await app.waitFor("heading", "Membership fee and magazine");
  await app.waitForText("Open");
});

test("a logout removes the member's data from the device", async ({ app, server, tab }) => {
  await app.open("/app/");
  await app.waitForWorker();
  // The next visit has no message that the app works offline, which covers the button in the drawer for five seconds.
  await app.goto("/app/");
  await app.waitFor("heading", "Maija Mallikas");
  await app.press("button", "Menu");
  await app.press("button", "Log out", "Navigation menu");
  await app.press("button", "Yes", "Log out?");
  await app.waitFor("heading", "Sign in");
  expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual(["settings"]);
  await server.close();
  await app.goto("/app/");
  await app.waitFor("button", "Try again");
  await app.waitFor("heading", "The app could not start");
  await app.waitForNo("heading", "Maija Mallikas");
});
