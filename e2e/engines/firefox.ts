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

  /** Not `goBack`: it waits for a load event, which a page from the back/forward cache never has. */
  back() {
    return this.page.evaluate(() => history.back());
  }

  evaluate: Tab["evaluate"] = (script, ...args) => this.page.evaluate(script as never, ...(args as never));

  async find(role: Role, name: string, within?: ElementHandle) {
    // Puppeteer never settles a query that a navigation interrupts.
    const navigation = new Promise<undefined>((resolve) =>
      this.page.once("domcontentloaded", () => resolve(undefined)),
    );
    return Promise.race([this.query(role, name, within), navigation]);
  }

  /** Firefox takes long to compute a name: it is asked only about elements that have the words. */
  private async query(role: Role, name: string, within?: ElementHandle) {
    const found = await this.page.evaluateHandle(elementsWithWords, selectors[role], name, within);
    for (const each of (await found.getProperties()).values()) {
      const element = each.asElement() as ElementHandle | null;
      if (element && (await element.$(`::-p-aria([name="${name}"][role="${role}"])`))) return element;
    }
    return undefined;
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

/** The elements with all words of a name, in whatever way they are labelled. */
function elementsWithWords(selector: string, name: string, within: Element | Document = document): Element[] {
  const withoutSpaces = (text: string) => text.replace(/\s/g, "");
  return [...within.querySelectorAll(selector)].filter((element) => {
    const labelledBy = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    const labels = [...labelledBy, ...((element as HTMLInputElement).labels ?? [])];
    const texts = [element.ariaLabel, element.textContent, ...labels.map((label) => label?.textContent)];
    return texts.some((text) => withoutSpaces(text ?? "").includes(withoutSpaces(name)));
  });
}
