import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { appUp } from "./app-up";
import { emulateInstalledApp } from "./installed-app";
import { logOut } from "./log-out";

// See docs/product.md, Installed app.

const panel = (page: Page) => page.getByRole("region", { name: "Install the app" });
const install = (page: Page) => page.getByRole("button", { name: "Install the app" });
const guide = (page: Page) => page.getByRole("dialog", { name: "Installation guide" });
const help = (page: Page) => page.getByRole("heading", { name: "Help and reset" });

async function openGuide(page: Page): Promise<void> {
  await appUp(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Installation guide" }).click();
  await expect(guide(page)).toBeVisible();
}

test.describe("without the browser's prompt", () => {
  // components/install tests the steps of each platform.
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 10; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Instagram 390.0.0.43.81 Android",
  });
  const steps = [/menu of this window/, /Open in Chrome/, /Go on in the browser/];

  test("Settings and the guide tell the steps for the browser at hand", async ({ page, open, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open("ordinary", "/app/settings");
    await expect(panel(page).getByRole("listitem")).toHaveText(steps);
    await expect(install(page)).toHaveCount(0);

    await test.step("the address can be copied for another browser", async () => {
      await panel(page).getByRole("button", { name: "Copy the address" }).click();
      const copied = page.getByRole("status").filter({ hasText: "The address has been copied." });
      await copied.getByRole("button", { name: "Close" }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL("/app/", page.url()).href);
    });

    await test.step("the guide has the association's text first, then the steps", async () => {
      await openGuide(page);
      await expect(guide(page).getByRole("heading")).toHaveText([
        "The membership card on your phone",
        "iPhone",
        "Android",
        "Installing on this device",
      ]);
      await expect(guide(page).getByText(/menu of this window/)).toBeAttached();
      await guide(page).getByRole("button", { name: "Close" }).click();
      await expect(guide(page)).toBeHidden();
    });
  });
});

test("the browser's prompt is stored from the start and opened by a button", async ({ page, open }) => {
  await offerInstallingEarly(page);
  await open("ordinary", "/app/settings");

  await test.step("in Settings", async () => {
    await expect(install(page)).toHaveCount(1);
    await expect(panel(page).getByRole("list")).toHaveCount(0);
  });

  await test.step("which opens it once for a double tap, and gives way to the steps when it is dismissed", async () => {
    await install(page).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    expect(await promptCount(page)).toBe(1);
    await expect(install(page)).toBeFocused();
    await answerPrompt(page, "dismissed");
    await expect(panel(page).getByRole("listitem")).toHaveText([/install icon/, /Confirm with Install/]);
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("in the guide, when the browser offers it again", async () => {
    await offerInstalling(page);
    await expect(install(page)).toBeVisible();
    await openGuide(page);
    await expect(guide(page).getByRole("button")).toHaveText(["Close", "Install the app"]);
    await expect(guide(page).getByText("Installing on this device")).toHaveCount(0);
    await guide(page).getByRole("button", { name: "Install the app" }).click();
    expect(await promptCount(page)).toBe(2);
  });

  await test.step("and everything disappears once the app is installed", async () => {
    await answerPrompt(page, "accepted");
    const installed = page.getByRole("status").filter({ hasText: "The app has been installed." });
    await installed.getByRole("button", { name: "Close" }).click();
    await expect(guide(page).getByRole("button")).toHaveText(["Close"]);
    await guide(page).getByRole("button", { name: "Close" }).click();
    await expect(help(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step("also when it was installed from the browser's menu", async () => {
    await page.reload();
    await expect(install(page)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
    await expect(panel(page)).toHaveCount(0);
  });
});

test("the installed app has no install help, shows the number of payable invoices and requests persistent storage", async ({
  page,
  open,
}) => {
  const calls: string[] = [];
  await page.exposeFunction("record", (call: string) => calls.push(call));
  await page.addInitScript(() => {
    const { record } = window as unknown as { record: (call: string) => Promise<void> };
    Object.assign(navigator, {
      setAppBadge: (count: number) => record(`badge ${count}`),
      clearAppBadge: () => record("no badge"),
    });
    navigator.storage.persist = () => record("persist").then(() => false);
  });
  await emulateInstalledApp(page);
  await open("ordinary", "/app/settings");

  await test.step("no help with installing", async () => {
    await expect(help(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await openGuide(page);
    await expect(guide(page).getByText("Installing on this device")).toHaveCount(0);
    await expect(guide(page).getByRole("button")).toHaveText(["Close"]);
    await guide(page).getByRole("button", { name: "Close" }).click();
    await expect(guide(page)).toBeHidden();
  });

  await test.step("the badge, and storage asked for once", async () => {
    const { memberData } = (await (await page.request.get("/api/en/me")).json()) as {
      memberData: { invoice: { _is_payable: boolean }[] };
    };
    const payable = memberData.invoice.filter((invoice) => invoice._is_payable).length;
    expect(payable).toBeGreaterThan(0);
    await expect.poll(() => [...calls].sort()).toEqual([`badge ${payable}`, "persist"]);
    await page.reload();
    await expect(help(page)).toBeVisible();
    await expect.poll(() => [...calls].sort()).toEqual([`badge ${payable}`, `badge ${payable}`, "persist"]);
    await page.getByLabel("Language").selectOption("fi");
    await expect(page.getByRole("heading", { level: 1, name: "Asetukset" })).toBeVisible();
    expect(calls).not.toContain("no badge");
  });

  await test.step("the badge goes at logout", async () => {
    await logOut(page);
    await expect(page).toHaveURL(/\/login/);
    expect(calls.at(-1)).toBe("no badge");
  });
});

interface OfferingWindow extends Window {
  prompts: number;
  answerPrompt?: (outcome: "accepted" | "dismissed") => void;
}

/** Emulates Chromium's install prompt, which a browser under test never offers. May run before the page's scripts. */
function offerPrompt(): void {
  const offering = window as unknown as OfferingWindow;
  offering.prompts ??= 0;
  const userChoice = new Promise((resolve) => {
    offering.answerPrompt = (outcome) => resolve({ outcome });
  });
  const prompt = () => {
    offering.prompts += 1;
    return Promise.resolve();
  };
  dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt, userChoice }));
}

/** Offers the install prompt right after the page's first script, long before the app asks for it. */
async function offerInstallingEarly(page: Page): Promise<void> {
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      (${offerPrompt.toString()})();
    }).observe(document, { childList: true, subtree: true });
  `);
}

async function offerInstalling(page: Page): Promise<void> {
  await page.evaluate(offerPrompt);
}

/** The member's answer to the open prompt. */
async function answerPrompt(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await page.evaluate((answer) => (window as unknown as OfferingWindow).answerPrompt?.(answer), outcome);
}

function promptCount(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as OfferingWindow).prompts);
}
