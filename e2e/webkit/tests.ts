import { Screen } from "./screen";
import { until } from "./until";
import type { WebDriver } from "./web-driver";

type Test = (window: WebDriver, origin: string) => Promise<void>;

/** What has to work in an iPhone's engine too; everything else is tested in Chromium. */
export const tests: Record<string, Test> = {
  "the card shows the member's name, and the drawer opens": async (window, origin) => {
    const screen = await signIn(window, origin);
    await window.go(`${origin}/app/`);
    await screen.reads("Maija Mallikas");
    await screen.presses("button", "Menu");
    await screen.presses("link", "Invoices", "Navigation menu");
    await screen.sees("heading", "Invoices");
  },

  "an invoice is paid at the provider, checked on return and then shown as paid": async (window, origin) => {
    // Slow enough for the dialog of the check to be seen.
    const screen = await signIn(window, origin, { "checkPayment.latency": "1000" });
    const invoice = `${origin}/app/invoices/5012`;
    await window.go(invoice);
    await screen.sees("heading", "Membership fee and magazine");
    await screen.reads("Open");
    await screen.presses("button", "Pay invoice");
    await screen.presses("button", "Continue", "Pay invoice");
    await screen.sees("heading", "Payment service");
    await screen.presses("button", "Pay");
    await screen.sees("dialog", "Checking your payment");
    await screen.seesNo("dialog", "Checking your payment");
    await screen.reads("Paid");
    await screen.seesNo("button", "Pay invoice");
    await until("the address has no query", async () => (await window.address()).href === invoice);
  },
};

/** Signs the ordinary member in, in English, with nothing that opens by itself. */
async function signIn(window: WebDriver, origin: string, scenario: Record<string, string> = {}): Promise<Screen> {
  const settings = { locale: "en", showCookieDialog: false, showInstallationGuideNotification: false };
  await window.go(`${origin}/mock/set?${new URLSearchParams({ ...scenario, persona: "ordinary", then: "/login" })}`);
  await window.run("localStorage.setItem('settings', arguments[0])", JSON.stringify(settings));
  return new Screen(window);
}
