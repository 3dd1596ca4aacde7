import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";

/** The final screen that the member must see. */
export type Outcome = (page: Page) => Promise<void>;

export const texts = {
  unreachable: "No connection to the server. Check your internet connection and try again.",
  noMember: "Your membership details could not be loaded. Please try again.",
  unsafe: "The address was not opened because it is not safe.",
  notPrepared: "The payment could not be started. Please try again.",
  loggedOutAlone: "You are logged out on this device, but the server could not be told.",
  listFailed: "The list could not be loaded.",
  saved: "Your details have been saved.",
  unreadable: "The server’s answer could not be read. Please try again.",
  general: "Something went wrong. Please try again later.",
};

/** The mock server's text for each status that carries one. */
export const errorTexts = {
  "400": "The request was not understood.",
  "403": "You have no permission for this.",
  "404": "What was asked for was not found.",
  "405": "This cannot be done this way.",
  "422": "The details could not be processed.",
  "429": "Too many requests. Try again in a moment.",
  "500": "An error occurred on the server.",
  "500-html": "The server could not handle the request.",
  "500-empty": texts.general,
  "502": "The system behind the server does not answer.",
  "502-html": "Something went wrong on the server (502). Please try again.",
  "503": "The service is closed for maintenance.",
  error200: "Something went wrong.",
  "bad-redirect": texts.unsafe,
} as const;

export const both =
  (...outcomes: Outcome[]): Outcome =>
  async (page) => {
    for (const outcome of outcomes) await outcome(page);
  };

export const heading =
  (name: string): Outcome =>
  (page) =>
    expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

export const alert =
  (text: string): Outcome =>
  (page) =>
    expect(page.getByRole("alert").filter({ hasText: text }).first()).toBeVisible();

export const status =
  (text: string | RegExp): Outcome =>
  (page) =>
    expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();

export const address =
  (url: string | RegExp): Outcome =>
  (page) =>
    expect(page).toHaveURL(url);

const button =
  (name: string): Outcome =>
  (page) =>
    expect(page.getByRole("button", { name, exact: true }).first()).toBeEnabled();

export const card = heading("Maija Mallikas");
/** The freshness line warns: data that was not just read never passes for live. */
export const stale: Outcome = (page) =>
  expect(page.getByRole("main").getByText(/^(?:Offline\. )?Updated \d/)).toHaveCSS("font-weight", "600");
export const fresh: Outcome = (page) =>
  expect(page.getByRole("main").getByText(/^Updated \d/)).toHaveCSS("font-weight", "400");
export const login = address(/\/login/);
export const landed = address("/mock/landed");
/** The site's front page, where the member solves the captcha. */
export const captcha: Outcome = (page) => expect(page.getByRole("button", { name: "I am not a robot" })).toBeVisible();
export const tryAgain = button("Try again");
export const logOut = button("Log out");
export const stuckAtLogin = both(heading("Login did not open"), tryAgain);

/** A full screen that explains why there is no card. */
export const failed = (text: string) => both(heading("The app could not start"), alert(text), tryAgain);

/** The critical screen: the server's text, and Log out. */
export const critical = (text: string) => both(heading("The service is not available"), alert(text), logOut);
/** The same when the server denies this member access. */
export const forbidden = (text: string) => both(heading("No access"), alert(text), logOut);

/** The outcome of each mode in a list, with the server's text. */
export function each<Mode extends keyof typeof errorTexts>(
  modes: readonly Mode[],
  outcomeOf: (text: string) => Outcome,
): Record<Mode, Outcome> {
  return Object.fromEntries(modes.map((mode) => [mode, outcomeOf(errorTexts[mode])])) as Record<Mode, Outcome>;
}
