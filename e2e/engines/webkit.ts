import { Builder, By, Key as keys, type WebDriver, type WebElement } from "selenium-webdriver";
import { selectors, type Engine, type Key, type Role, type Tab } from "./tab";

const codes: Partial<Record<Key, string>> = {
  Tab: keys.TAB,
  Enter: keys.ENTER,
  Escape: keys.ESCAPE,
  Control: keys.CONTROL,
};

/** Selenium drives WebKitGTK by the WebDriver that playwright.config.ts starts. Each tab is a browser of its own. */
export async function startWebkit(): Promise<Engine> {
  const builder = new Builder()
    .usingServer(process.env.WEBKIT_DRIVER!)
    .withCapabilities({ browserName: "MiniBrowser" });
  return {
    open: async () => {
      const driver = await builder.build();
      await driver.manage().window().setRect({ x: 0, y: 0, width: 412, height: 823 });
      return new WebkitTab(driver);
    },
    stop: async () => {},
  };
}

class WebkitTab implements Tab {
  constructor(private readonly driver: WebDriver) {}

  goto(address: string) {
    return this.driver.get(address);
  }

  reload() {
    return this.driver.navigate().refresh();
  }

  back() {
    return this.driver.navigate().back();
  }

  evaluate: Tab["evaluate"] = (script, ...args) => this.driver.executeScript(script, ...args);

  async find(role: Role, name: string, within?: WebElement) {
    const visible = await this.driver.executeScript<WebElement[]>(
      (selector: string, root: Element | null) =>
        [...(root ?? document).querySelectorAll(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        ),
      selectors[role],
      within,
    );
    for (const element of visible) if ((await element.getAccessibleName()) === name) return element;
    return undefined;
  }

  click(element: WebElement) {
    return element.click();
  }

  type(field: WebElement, text: string) {
    return field.sendKeys(text);
  }

  select(list: WebElement, option: string) {
    return list.findElement(By.xpath(`./option[.='${option}']`)).click();
  }

  press(...names: Key[]) {
    const actions = this.driver.actions();
    const pressed = names.map((name) => codes[name] ?? name);
    for (const key of pressed) actions.keyDown(key);
    for (const key of pressed.toReversed()) actions.keyUp(key);
    return actions.perform();
  }

  async screenshot() {
    return Buffer.from(await this.driver.takeScreenshot(), "base64");
  }

  close() {
    return this.driver.quit();
  }
}
