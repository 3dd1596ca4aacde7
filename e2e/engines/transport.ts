/**
 * The commands of W3C WebDriver that the tests need, by the names that the standard and Firefox have for them, with the
 * method and the path that each has over HTTP.
 */
export const commands = {
  Navigate: "POST url",
  GetCurrentURL: "GET url",
  Back: "POST back",
  Refresh: "POST refresh",
  ExecuteScript: "POST execute/sync",
  GetComputedLabel: "GET element/{id}/computedlabel",
  IsElementDisplayed: "GET element/{id}/displayed",
  ElementClick: "POST element/{id}/click",
  ElementSendKeys: "POST element/{id}/value",
  PerformActions: "POST actions",
  TakeScreenshot: "GET screenshot",
  GetWindowHandle: "GET window",
  SetWindowRect: "POST window/rect",
  NewWindow: "POST window/new",
  SwitchToWindow: "POST window",
  CloseWindow: "DELETE window",
} as const;

export type CommandName = keyof typeof commands;

/** A way to an engine, with one session of it. */
export interface Transport {
  /** @param parameters as the standard has them; `id` is the element's */
  send(command: CommandName, parameters?: Record<string, unknown>): Promise<unknown>;
}

/** Milliseconds after which an engine that does not answer is given up. */
export const patience = 30_000;

/** An error of the protocol, such as `no such element` or `stale element reference`. */
export class WebDriverError extends Error {
  constructor({ error, message }: { error: string; message: string }) {
    super(`${error}: ${message}`);
  }
}
