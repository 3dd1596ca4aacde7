import { endpointNames, isEndpointName } from "../endpoints";
import { Refusal } from "../http/answer";
import { answerModes } from "./answer-modes";
import { choices, type Scenario } from "./scenario";

/** Parameters that the page handles itself. */
const handledElsewhere = ["persona", "then"];

/**
 * Applies URL parameters to a scenario: `latency=300&me=500&me.times=2&provider=bank`.
 * An empty value changes nothing, so that a form can send all its fields.
 * @throws Refusal
 */
export function parseScenario(parameters: URLSearchParams, base: Scenario): Scenario {
  const scenario = structuredClone(base);
  // Modes first: `me.times=2&me=500` means the same in either order.
  const entries = [...parameters].sort(([a], [b]) => Number(a.includes(".")) - Number(b.includes(".")));
  for (const [name, value] of entries) {
    if (handledElsewhere.includes(name) || value === "") continue;
    applyParameter(scenario, name, value);
  }
  return scenario;
}

function applyParameter(scenario: Scenario, name: string, value: string): void {
  const [endpoint = "", setting] = name.split(".", 2);
  if (isEndpointName(endpoint)) applyToEndpoint(scenario, endpoint, setting, value);
  else if (name === "latency") scenario.latency = wholeNumber(name, value);
  else if (name === "cors") scenario.cors = value === "off" ? undefined : originOf(value);
  else if (isChoice(name)) Object.assign(scenario, { [name]: oneOf(choices[name], name, value) });
  else
    throw new Refusal(
      `Unknown parameter "${name}". Known: persona, latency, provider, host, cors, captcha, then, and <endpoint>, <endpoint>.latency, <endpoint>.times with endpoint one of ${endpointNames.join(", ")}.`,
    );
}

function isChoice(name: string): name is keyof typeof choices {
  return Object.hasOwn(choices, name);
}

function applyToEndpoint(
  scenario: Scenario,
  name: keyof Scenario["endpoints"],
  setting: string | undefined,
  value: string,
): void {
  const endpoint = scenario.endpoints[name];
  if (setting === "latency" || setting === "times") endpoint[setting] = wholeNumber(`${name}.${setting}`, value);
  else if (setting !== undefined)
    throw new Refusal(`Unknown setting "${name}.${setting}". Known: ${name}.latency and ${name}.times.`);
  // A new mode does not inherit the previous countdown.
  else Object.assign(endpoint, { mode: oneOf(answerModes, name, value), times: undefined });
}

function wholeNumber(name: string, value: string): number {
  if (/^\d{1,7}$/.test(value)) return Number(value);
  throw new Refusal(`"${name}" must be a whole number of at most seven digits, not "${value}".`);
}

function originOf(value: string): string {
  if (URL.canParse(value) && new URL(value).origin === value) return value;
  throw new Refusal(`"cors" must be an origin such as http://localhost:4000, or off, not "${value}".`);
}

function oneOf(known: object, name: string, value: string): string {
  if (Object.hasOwn(known, value)) return value;
  throw new Refusal(`"${value}" is no value of "${name}". Known: ${Object.keys(known).join(", ")}.`);
}
