import type { BrowserWindow, Element, Key } from "./browser-window";
import { until } from "./until";

/** The elements of a role that the tests look for. */
const roles = {
  button: "button",
  combobox: "select",
  dialog: "[role=dialog]",
  heading: "h1",
  image: "[role=img]",
  link: "a[href]",
  option: "option",
  switch: "[role=switch]",
  textbox: "input[type=text], input:not([type])",
} as const;

type Role = keyof typeof roles;

/** A name or a text: the whole of it, or a part that the expression finds. */
type Wording = string | RegExp;

/** What somebody sees on the screen and hears of it, and what they do there: elements by role and accessible name, waited for. */
export class Screen {
  constructor(private readonly window: BrowserWindow) {}

  /** Waits until an element is shown; resolves with it. */
  sees(role: Role, name: Wording): Promise<Element> {
    return until(`there is a ${role} "${name}"`, () => this.look(role, name));
  }

  async seesNo(role: Role, name: Wording): Promise<void> {
    await until(`there is no ${role} "${name}"`, async () => (await this.look(role, name)) === undefined);
  }

  /** Waits until a line of the main area has this text. */
  async reads(text: Wording): Promise<void> {
    await until(`"${text}" can be read`, async () => has(await this.lines("main"), text));
  }

  async readsNo(text: Wording): Promise<void> {
    await until(`"${text}" cannot be read`, async () => !has(await this.lines("main"), text));
  }

  /** Waits until a notice or an alert says this. */
  async isTold(text: Wording): Promise<void> {
    await until(`a notice says "${text}"`, async () => has(await this.lines("[role=status], [role=alert]"), text));
  }

  /**
   * Presses as soon as that is possible: behind a closing dialog, in a drawer that slides in, or of a button that does
   * nothing for a moment, it is not yet.
   */
  async presses(role: Role, name: Wording, dialog?: Wording): Promise<void> {
    await until(`the ${role} "${name}" can be pressed`, async () => {
      const around = dialog === undefined ? undefined : await this.look("dialog", dialog);
      if (dialog !== undefined && !around) return false;
      const element = await this.look(role, name, around);
      if (!element || !(await this.isEnabled(element)) || !(await this.window.isAtRest(element))) return false;
      await this.window.click(element);
      return true;
    });
  }

  /** Writes at the end of a field. */
  async types(name: Wording, text: string): Promise<void> {
    await this.window.type(await this.sees("textbox", name), text);
  }

  /** Waits until a field has this text. */
  async finds(name: Wording, text: string): Promise<void> {
    await until(`the field "${name}" has "${text}"`, async () => {
      const field = await this.look("textbox", name);
      return field && (await this.window.run("return arguments[0].value", field)) === text;
    });
  }

  async chooses(name: Wording, option: string): Promise<void> {
    const list = await this.sees("combobox", name);
    for (const element of await this.window.find(roles.option, list))
      if ((await this.window.run("return arguments[0].text", element)) === option) await this.window.click(element);
  }

  /** Goes from element to element with the Tab key until the focus is on this one. */
  async tabsTo(role: Role, name: Wording): Promise<void> {
    await until(`the Tab key gets to the ${role} "${name}"`, async () => {
      if (await this.isFocused(role, name)) return true;
      await this.window.hit("Tab");
      return false;
    });
  }

  async hasFocus(role: Role, name: Wording): Promise<void> {
    await until(`the focus is on the ${role} "${name}"`, () => this.isFocused(role, name));
  }

  async hits(key: Key): Promise<void> {
    await this.window.hit(key);
  }

  private async isFocused(role: Role, name: Wording): Promise<boolean> {
    const focused = await this.window.focused();
    return (
      focused !== null && (await this.window.matches(focused, roles[role])) && is(await this.window.name(focused), name)
    );
  }

  private isEnabled(element: Element): Promise<boolean> {
    return this.window.run("return arguments[0].ariaDisabled !== 'true'", element);
  }

  private lines(css: string): Promise<string[]> {
    const script = "return [...document.querySelectorAll(arguments[0])].flatMap((area) => area.innerText.split('\\n'))";
    return this.window.run(script, css);
  }

  private async look(role: Role, name: Wording, within?: Element): Promise<Element | undefined> {
    for (const element of await this.window.find(roles[role], within))
      if (is(await this.window.name(element), name) && (await this.window.isShown(element))) return element;
    return undefined;
  }
}

function has(lines: string[], wording: Wording): boolean {
  return lines.some((line) => is(line, wording));
}

function is(text: string, wording: Wording): boolean {
  return typeof wording === "string" ? text.trim() === wording : wording.test(text);
}
