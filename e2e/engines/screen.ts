import { expect } from "@playwright/test";
import type { Handle, Key, Role, Tab } from "./tab";

/** A whole line, or a pattern that a line matches. */
type Wording = string | RegExp;

type Start = { scenario?: Record<string, string>; settings?: Record<string, unknown> };

/** What a member sees and does, in any engine. Every method waits until its condition holds. */
export class Screen {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens an address as the ordinary member, in English, without the dialogs that open by themselves. */
  async open(address: string, { scenario = {}, settings = {} }: Start = {}): Promise<void> {
    const stored = { locale: "en", showCookieDialog: false, showInstallationGuideNotification: false, ...settings };
    await this.goto(`/mock/set?${new URLSearchParams({ ...scenario, persona: "ordinary", then: "/login" })}`);
    await this.tab.evaluate((value) => localStorage.setItem("settings", value), JSON.stringify(stored));
    await this.goto(address);
  }

  async goto(address: string): Promise<void> {
    await this.tab.goto(this.origin + address);
  }

  /** The app opens without a network from then on. */
  async waitForWorker(): Promise<void> {
    await until("the service worker is active", () =>
      this.tab.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated"),
    );
  }

  async waitForAddress(address: string): Promise<void> {
    await until(`the address is ${address}`, async () => {
      return (await this.tab.evaluate(() => location.href)) === this.origin + address;
    });
  }

  waitFor(role: Role, name: string): Promise<Handle> {
    return until(`the ${role} "${name}" is visible`, () => this.tab.find(role, name));
  }

  async waitForNo(role: Role, name: string): Promise<void> {
    await until(`the ${role} "${name}" is gone`, async () => !(await this.tab.find(role, name)));
  }

  /** Waits for a line in the main area. */
  async waitForText(text: Wording): Promise<void> {
    await until(`the text "${text}" is visible`, () => this.hasLine("main", text));
  }

  async waitForNoText(text: Wording): Promise<void> {
    await until(`the text "${text}" is gone`, async () => !(await this.hasLine("main", text)));
  }

  async waitForNotice(text: Wording): Promise<void> {
    await until(`a notice reads "${text}"`, () => this.hasLine("[role=status], [role=alert]", text));
  }

  /** Clicks as soon as the element is enabled, at rest and not covered. */
  async press(role: Role, name: string, dialog?: string): Promise<void> {
    await until(`the ${role} "${name}" can be pressed`, async () => {
      const within = dialog === undefined ? undefined : await this.tab.find("dialog", dialog);
      if (dialog !== undefined && !within) return false;
      const element = await this.tab.find(role, name, within);
      if (!element || !(await this.tab.evaluate(isPressable, element))) return false;
      await this.tab.evaluate(expectPress);
      await this.tab.click(element);
      // A page that cannot answer is being left, because of the press.
      return this.tab.evaluate(hasReceivedPress).catch(() => true);
    });
  }

  /** Appends to the value of a field. */
  async type(field: string, text: string): Promise<void> {
    await this.tab.type(await this.waitFor("textbox", field), text);
  }

  async waitForValue(field: string, value: string): Promise<void> {
    await until(`the field "${field}" has the value "${value}"`, async () => {
      const element = await this.tab.find("textbox", field);
      return element && (await this.tab.evaluate((input: HTMLInputElement) => input.value, element)) === value;
    });
  }

  async select(list: string, option: string): Promise<void> {
    await this.tab.select(await this.waitFor("combobox", list), option);
  }

  /** Presses Tab until the focused element's label begins with this text. */
  async tabTo(text: string): Promise<void> {
    await until(`Tab reaches "${text}"`, async () => {
      if ((await this.tab.evaluate(focusedLabel)).startsWith(text)) return true;
      await this.tab.press("Tab");
      return false;
    });
  }

  async waitForFocus(role: Role, name: string): Promise<void> {
    await until(`the ${role} "${name}" has the focus`, async () => {
      const element = await this.tab.find(role, name);
      // Not `:focus`, which never matches while another window has the keyboard.
      return element && (await this.tab.evaluate((focused: Element) => focused === document.activeElement, element));
    });
  }

  pressKeys(...keys: Key[]): Promise<void> {
    return this.tab.press(...keys);
  }

  private async hasLine(selector: string, text: Wording): Promise<boolean> {
    const lines = await this.tab.evaluate(
      (css) => [...document.querySelectorAll<HTMLElement>(css)].flatMap((area) => area.innerText.split("\n")),
      selector,
    );
    return lines.some((line) => (typeof text === "string" ? line.trim() === text : text.test(line)));
  }
}

/** Retries until the answer is truthy. Errors count as no answer: elements vanish between two calls. */
export async function until<Answer>(condition: string, ask: () => Promise<Answer>): Promise<NonNullable<Answer>> {
  let answer: Answer | undefined;
  await expect(async () => {
    answer = await ask();
    expect(answer, condition).toBeTruthy();
  }).toPass();
  return answer!;
}

/** A press that the driver loses is repeated. One that the app ignores is not: it has to fail the test. */
function expectPress(): void {
  document.documentElement.dataset.isPressed = "false";
  addEventListener("mousedown", () => delete document.documentElement.dataset.isPressed, { capture: true, once: true });
}

function hasReceivedPress(): boolean {
  return document.documentElement.dataset.isPressed === undefined;
}

function focusedLabel(): string {
  const focused = document.activeElement as HTMLElement;
  return focused.ariaLabel ?? focused.innerText;
}

/** Compares two frames, because an engine computes the place of a click before it clicks. */
async function isPressable(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.ariaDisabled !== "true" && x === before.x && y === before.y && element.contains(top);
}
