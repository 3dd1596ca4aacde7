import type { Transport } from "./transport";

/** The key under which the protocol hands out an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export type Element = { [elementKey]: string };

/** The protocol's names of the keys that write nothing. */
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Space: " " } as const;

export type Key = keyof typeof keys;

/** A window as narrow as a phone, or as narrow as the engine makes one. */
const size = { width: 412, height: 823 };

/** A window of the browser: unlike a tab it is painted whatever other windows there are. */
export class BrowserWindow {
  private constructor(
    private readonly transport: Transport,
    private readonly opener: string,
  ) {}

  /** Opens a new one beside that in which the session began. */
  static async open(transport: Transport): Promise<BrowserWindow> {
    const opener = (await transport.send("GetWindowHandle")) as string;
    const { handle } = (await transport.send("NewWindow", { type: "window" })) as { handle: string };
    await transport.send("SwitchToWindow", { handle });
    await transport.send("SetWindowRect", size);
    return new BrowserWindow(transport, opener);
  }

  async close(): Promise<void> {
    await this.transport.send("CloseWindow");
    await this.transport.send("SwitchToWindow", { handle: this.opener });
  }

  async go(address: string): Promise<void> {
    await this.transport.send("Navigate", { url: address });
  }

  async back(): Promise<void> {
    await this.transport.send("Back");
  }

  async reload(): Promise<void> {
    await this.transport.send("Refresh");
  }

  async address(): Promise<URL> {
    return new URL((await this.transport.send("GetCurrentURL")) as string);
  }

  /** Runs a script in the page: it finds what it is given in `arguments`, and returns JSON, or elements. */
  run<Result>(script: string, ...args: unknown[]): Promise<Result> {
    return this.transport.send("ExecuteScript", { script, args }) as Promise<Result>;
  }

  /** The elements of the page, or within one of them. */
  find(css: string, within: Element | null = null): Promise<Element[]> {
    return this.run("return [...(arguments[1] ?? document).querySelectorAll(arguments[0])]", css, within);
  }

  /** Not `:focus`, which says nothing while another program has the keyboard. */
  focused(): Promise<Element | null> {
    return this.run("return document.activeElement");
  }

  matches(element: Element, css: string): Promise<boolean> {
    return this.run("return arguments[0].matches(arguments[1])", element, css);
  }

  isShown(element: Element): Promise<boolean> {
    return this.of(element, "IsElementDisplayed") as Promise<boolean>;
  }

  /** Whether it keeps its place from one picture to the next: an engine finds the place first and clicks there later. */
  isAtRest(element: Element): Promise<boolean> {
    const script = `
      const [element] = arguments;
      const place = () => JSON.stringify(element.getBoundingClientRect());
      const before = place();
      return new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(place() === before)));
      });`;
    return this.run(script, element);
  }

  /** The accessible name, as the engine reckons it. */
  name(element: Element): Promise<string> {
    return this.of(element, "GetComputedLabel") as Promise<string>;
  }

  async click(element: Element): Promise<void> {
    await this.of(element, "ElementClick");
  }

  /** Writes at the end of a field. */
  async type(element: Element, text: string): Promise<void> {
    await this.of(element, "ElementSendKeys", { text });
  }

  /** A PNG of what is in view. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.transport.send("TakeScreenshot", { full: false })) as string, "base64");
  }

  /** Presses a key wherever the focus is. */
  async hit(key: Key): Promise<void> {
    const value = keys[key];
    const actions = [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    await this.transport.send("PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  private of(element: Element, command: Parameters<Transport["send"]>[0], parameters = {}): Promise<unknown> {
    return this.transport.send(command, { id: element[elementKey], ...parameters });
  }
}
