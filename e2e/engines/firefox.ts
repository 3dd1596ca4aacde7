import { launch, type ElementHandle, type Page } from "puppeteer-core";
import { findProgram } from "@/scripts/testing/programs";
import { selectors, type Engine, type Key, type Role, type Tab } from "./tab";

/** Puppeteer drives Firefox by WebDriver BiDi. Selenium would need geckodriver, which Debian does not ship. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath: findProgram("firefox")!,
    defaultViewport: { width: 412, height: 823 },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return new FirefoxTab(await context.newPage());
    },
    stop: () => browser.close(),
  };
}

class FirefoxTab implements Tab {
  constructor(private readonly page: Page) {
    // The question whether to leave a page with unsaved changes.
    page.on("dialog", (dialog) => void dialog.accept());
  }

  async goto(address: string) {
    await this.page.goto(address);
  }

  async reload() {
    await this.page.reload();
  }

  evaluate: Tab["evaluate"] = (script, ...args) => this.page.evaluate(script as never, ...(args as never));

  async find(role: Role, name: string, within: Page | ElementHandle = this.page) {
    const query = within.$(`${selectors[role]}::-p-aria([name="${name}"][role="${role}"])`);
    // Puppeteer never settles a query that a navigation interrupts.
    const navigation = new Promise<null>((resolve) => this.page.once("domcontentloaded", () => resolve(null)));
    return (await Promise.race([query, navigation])) ?? undefined;
  }

  async click(element: ElementHandle) {
    await element.click();
  }

  async type(field: ElementHandle, text: string) {
    await field.press("End");
    await field.type(text);
  }

  async select(list: ElementHandle<HTMLSelectElement>, option: string) {
    const value = await list.evaluate(
      ({ options }, text) => [...options].find((each) => each.text === text)?.value,
      option,
    );
    await list.select(value!);
  }

  async press(...keys: Key[]) {
    for (const key of keys) await this.page.keyboard.down(key);
    for (const key of keys.toReversed()) await this.page.keyboard.up(key);
  }

  screenshot() {
    return this.page.screenshot();
  }

  close() {
    return this.page.browserContext().close();
  }
}
