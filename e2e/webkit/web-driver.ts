/** The key under which the protocol hands out an element. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export type Element = { [elementKey]: string };

/** The little of the W3C WebDriver protocol that the tests need: one browser window with a session of its own. */
export class WebDriver {
  private constructor(private readonly session: string) {}

  static async open(driver: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await command(`${driver}/session`, "POST", body)) as { sessionId: string };
    return new WebDriver(`${driver}/session/${sessionId}`);
  }

  async go(address: string): Promise<void> {
    await this.post("url", { url: address });
  }

  async address(): Promise<URL> {
    return new URL((await this.get("url")) as string);
  }

  /** Runs a script in the page: it finds what it is given in `arguments`, and returns JSON. */
  run<Result>(script: string, ...args: unknown[]): Promise<Result> {
    return this.post("execute/sync", { script, args }) as Promise<Result>;
  }

  async find(css: string, within?: Element): Promise<Element[]> {
    const path = within ? `element/${within[elementKey]}/elements` : "elements";
    return (await this.post(path, { using: "css selector", value: css })) as Element[];
  }

  async findByXPath(path: string): Promise<Element[]> {
    return (await this.post("elements", { using: "xpath", value: path })) as Element[];
  }

  isShown(element: Element): Promise<boolean> {
    return this.ofElement(element, "displayed") as Promise<boolean>;
  }

  /** The accessible name, as WebKit reckons it. */
  name(element: Element): Promise<string> {
    return this.ofElement(element, "computedlabel") as Promise<string>;
  }

  async click(element: Element): Promise<void> {
    await this.post(`element/${element[elementKey]}/click`, {});
  }

  async close(): Promise<void> {
    await command(this.session, "DELETE");
  }

  private ofElement(element: Element, property: string): Promise<unknown> {
    return this.get(`element/${element[elementKey]}/${property}`);
  }

  private get(path: string): Promise<unknown> {
    return command(`${this.session}/${path}`, "GET");
  }

  private post(path: string, body: object): Promise<unknown> {
    return command(`${this.session}/${path}`, "POST", body);
  }
}

/** An error of the protocol, such as `no such element` or `stale element reference`. */
export class WebDriverError extends Error {}

/** Milliseconds after which a driver that does not answer is given up. */
const patience = 30_000;

async function command(address: string, method: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(`${error}: ${message}`);
}
