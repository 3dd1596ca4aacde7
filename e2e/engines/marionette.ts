import net from "node:net";
import { patience, WebDriverError, type CommandName, type Transport } from "./transport";

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/**
 * WebDriver as Firefox speaks it without another program: JSON over TCP, each packet after its length and a colon.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
export class Marionette implements Transport {
  private readonly waiting = new Map<number, Waiting>();
  private received = Buffer.alloc(0);
  private sent = 0;

  private constructor(private readonly socket: net.Socket) {
    socket.on("data", (data) => this.receive(data));
    for (const end of ["error", "close"] as const) socket.on(end, () => this.giveUp());
  }

  static async open(port: number, capabilities: object): Promise<Marionette> {
    const marionette = new Marionette(net.connect(port, "127.0.0.1"));
    await marionette.command("NewSession", { capabilities: { alwaysMatch: capabilities } });
    return marionette;
  }

  send(command: CommandName, parameters: Record<string, unknown> = {}): Promise<unknown> {
    return this.command(command, parameters);
  }

  private async command(name: string, parameters: object): Promise<unknown> {
    this.sent += 1;
    const id = this.sent;
    const answer = new Promise<unknown>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
    const packet = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
    if (this.socket.destroyed) this.giveUp();
    this.socket.write(`${Buffer.byteLength(packet)}:${packet}`);
    const timer = setTimeout(() => this.settle(id, new Error(`Firefox does not answer ${name}.`)), patience);
    const result = await answer.finally(() => clearTimeout(timer));
    // Where the standard has one value, it is wrapped.
    return result !== null && typeof result === "object" && "value" in result ? result.value : result;
  }

  private receive(data: Buffer): void {
    this.received = Buffer.concat([this.received, data]);
    for (;;) {
      const colon = this.received.indexOf(":");
      const end = colon + 1 + Number(this.received.toString("latin1", 0, Math.max(colon, 0)));
      if (colon < 0 || this.received.length < end) return;
      const packet = JSON.parse(this.received.toString("utf8", colon + 1, end)) as Answer | object;
      this.received = this.received.subarray(end);
      // The first packet is a greeting.
      if (!Array.isArray(packet)) continue;
      const [, id, error, result] = packet as Answer;
      this.settle(id, error ? new WebDriverError(error) : { result });
    }
  }

  private settle(id: number, outcome: Error | { result: unknown }): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (outcome instanceof Error) waiting?.reject(outcome);
    else waiting?.resolve(outcome.result);
  }

  private giveUp(): void {
    for (const id of this.waiting.keys()) this.settle(id, new Error("Firefox has ended the connection."));
  }
}
