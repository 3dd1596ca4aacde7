/** An element as the client refers to it. */
export type Handle = object;

/** The elements that can have each role. An engine takes long to compute the names of a whole page. */
export const selectors = {
  button: "button",
  combobox: "select",
  dialog: "[role=dialog]",
  heading: "h1",
  image: "[role=img]",
  link: "a[href]",
  switch: "[role=switch]",
  textbox: "input:is([type=text], :not([type]))",
} as const;

export type Role = keyof typeof selectors;

export type Key = "Tab" | "Enter" | "Escape" | "Control" | " " | "a" | "c" | "v";

/** The functions of a page take elements where the test passes handles. */
type Passed<Args extends unknown[]> = { [Index in keyof Args]: Args[Index] extends Element ? Handle : Args[Index] };

/** One tab of a browser, reduced to what the flows need. Each engine has an adapter to the client that drives it. */
export interface Tab {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. It has no access to the variables of the test. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Passed<Args>
  ): Promise<Awaited<Result>>;
  /** The first visible element with this role and accessible name, as the engine computes the name. */
  find(role: Role, name: string, within?: Handle): Promise<Handle | undefined>;
  click(element: Handle): Promise<void>;
  /** Appends to the value of a field. */
  type(field: Handle, text: string): Promise<void>;
  select(list: Handle, option: string): Promise<void>;
  /** Presses keys together, wherever the focus is. */
  press(...keys: Key[]): Promise<void>;
  /** A PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  /** Opens a tab as wide as a phone, with nothing stored. */
  open(): Promise<Tab>;
  stop(): Promise<void>;
}
