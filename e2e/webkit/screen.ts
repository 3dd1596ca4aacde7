import { until } from "./until";
import type { Element, WebDriver } from "./web-driver";

/** The elements of a role that the tests look for. */
const roles = { button: "button", dialog: "[role=dialog]", heading: "h1", link: "a[href]" } as const;

type Role = keyof typeof roles;

/** What somebody sees on the screen and hears of it: elements by role and accessible name, waited for. */
export class Screen {
  constructor(private readonly window: WebDriver) {}

  /** Waits until an element is shown; resolves with it. */
  sees(role: Role, name: string): Promise<Element> {
    return until(`there is a ${role} "${name}"`, () => this.look(role, name));
  }

  async seesNo(role: Role, name: string): Promise<void> {
    await until(`there is no ${role} "${name}"`, async () => (await this.look(role, name)) === undefined);
  }

  /** Waits until the main area shows an element with just this text. */
  async reads(text: string): Promise<void> {
    await until(`"${text}" can be read`, async () => {
      const [element] = await this.window.findByXPath(`//main//*[text()[normalize-space()="${text}"]]`);
      return element && (await this.window.isShown(element));
    });
  }

  /** Presses as soon as that is possible: behind a closing dialog, for example, it is not yet. */
  async presses(role: Role, name: string, dialog?: string): Promise<void> {
    await until(`the ${role} "${name}" can be pressed`, async () => {
      const around = dialog === undefined ? undefined : await this.look("dialog", dialog);
      if (dialog !== undefined && !around) return false;
      const element = await this.look(role, name, around);
      if (element) await this.window.click(element);
      return element !== undefined;
    });
  }

  private async look(role: Role, name: string, within?: Element): Promise<Element | undefined> {
    for (const element of await this.window.find(roles[role], within))
      if ((await this.window.name(element)) === name && (await this.window.isShown(element))) return element;
    return undefined;
  }
}
