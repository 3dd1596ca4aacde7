import { commands, patience, WebDriverError, type CommandName, type Transport } from "./transport";

type Failure = { error: string; message: string };

/** WebDriver as WebKit speaks it: one HTTP request for each command. */
export class WebDriverHttp implements Transport {
  private constructor(private readonly session: string) {}

  /** @param driver address of the WebDriver */
  static async open(driver: string, capabilities: object): Promise<WebDriverHttp> {
    const parameters = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await request(`${driver}/session`, "POST", parameters)) as { sessionId: string };
    return new WebDriverHttp(`${driver}/session/${sessionId}`);
  }

  send(command: CommandName, { id, ...parameters }: Record<string, unknown> = {}): Promise<unknown> {
    const [method = "", path = ""] = commands[command].split(" ");
    return request(`${this.session}/${path.replace("{id}", String(id))}`, method, parameters);
  }
}

async function request(address: string, method: string, parameters: object): Promise<unknown> {
  const signal = AbortSignal.timeout(patience);
  const body = method === "POST" ? JSON.stringify(parameters) : undefined;
  const response = await fetch(address, { method, signal, body });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new WebDriverError(value as Failure);
  return value;
}
