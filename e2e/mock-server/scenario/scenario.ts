import { endpointNames, type EndpointName } from "../endpoints";
import type { AnswerMode } from "./answer-modes";

/** The choices by their URL parameter; the control page shows the texts. */
export const choices = {
  provider: {
    buttons: "The buyer chooses: pay, cancel, fail and pay later, each a button",
    straight: "Paid and straight back, without a page",
    bank: "Back by way of a second origin",
    never: "Never comes back",
    twice: "The server is told at once, and the buyer can follow the link back as often as they like",
    "paid-anyway": "Paid whichever button is pressed, cancel and fail too",
    "session-ended": "Comes back after the session has ended",
    "wrong-hash": "The hash of the return is wrong",
    "higher-costs": "Seller costs higher than sent",
    "markup-error": "A failure with markup in its error text",
    unbooked: "The check says yes; the invoice stays payable until /mock/pay",
  },
  host: { mapped: "Maps /app/settings to settings.html", plain: "Exact files only" },
  captcha: { button: "Waits for its button", silent: "Goes on by itself" },
} as const;

type Choices = { [Name in keyof typeof choices]: keyof (typeof choices)[Name] };

type EndpointScenario = {
  mode: AnswerMode;
  /** Milliseconds, added to the overall latency. */
  latency: number;
  /** Remaining requests in this mode; undefined: unlimited. */
  times: number | undefined;
};

/** How the server behaves towards one session. */
export type Scenario = Choices & {
  latency: number;
  endpoints: Record<EndpointName, EndpointScenario>;
  cors: string | undefined;
};

export function defaultScenario(): Scenario {
  const calm = (): EndpointScenario => ({ mode: "ok", latency: 0, times: undefined });
  const endpoints = Object.fromEntries(endpointNames.map((name) => [name, calm()])) as Scenario["endpoints"];
  return { latency: 0, endpoints, provider: "buttons", host: "mapped", cors: undefined, captcha: "button" };
}
