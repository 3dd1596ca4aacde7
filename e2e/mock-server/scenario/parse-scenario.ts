import { endpointNames, isEndpointName } from "../endpoints";
import { answerModes, isAnswerMode } from "./answer-modes";
import { choices, type Scenario } from "./scenario";

type ParsedScenario = { ok: true; scenario: Scenario } | { ok: false; error: string };

/** Parameters that the page handles itself. */
const handledElsewhere = ["persona", "then"];

/**
 * Applies URL parameters to a scenario: `latency=300&me=500&me.times=2&provider=bank`.
 * An empty value changes nothing, so that a form can send all its fields.
 */
export function parseScenario(parameters: URLSearchParams, base: Scenario): ParsedScenario {
  const scenario = structuredClone(base);
  // Modes first: `me.times=2&me=500` means the same in either order.
  const entries = [...parameters].sort(([a], [b]) => Number(a.includes(".")) - Number(b.includes(".")));
  for (const [name, value] of entries) {
    if (handledElsewhere.includes(name) || value === "") continue;
    const error = applyParameter(scenario, name, value);
    if (error) return { ok: false, error };
  }
  return { ok: true, scenario };
}

function applyParameter(scenario: Scenario, name: string, value: string): string | undefined {
  const [endpoint = "", setting] = name.split(".", 2);
  if (isEndpointName(endpoint)) return applyToEndpoint(scenario, endpoint, setting, value);
  if (name === "latency") return applyNumber(name, value, (milliseconds) => (scenario.latency = milliseconds));
  if (name === "cors") return applyCors(scenario, value);
  if (!isChoice(name))
    return `Unknown parameter "${name}". Known: persona, latency, provider, host, cors, captcha, then, and <endpoint>, <endpoint>.latency, <endpoint>.times with endpoint one of ${endpointNames.join(", ")}.`;
  if (!Object.hasOwn(choices[name], value)) return notOneOf(name, value, Object.keys(choices[name]));
  Object.assign(scenario, { [name]: value });
  return undefined;
}

function isChoice(name: string): name is keyof typeof choices {
  return Object.hasOwn(choices, name);
}

function applyToEndpoint(
  scenario: Scenario,
  name: keyof Scenario["endpoints"],
  setting: string | undefined,
  value: string,
): string | undefined {
  const endpoint = scenario.endpoints[name];
  if (setting === "latency") return applyNumber(`${name}.latency`, value, (number) => (endpoint.latency = number));
  if (setting === "times") return applyNumber(`${name}.times`, value, (number) => (endpoint.times = number));
  if (setting !== undefined) return `Unknown setting "${name}.${setting}". Known: ${name}.latency and ${name}.times.`;
  if (!isAnswerMode(value)) return notOneOf(name, value, Object.keys(answerModes));
  endpoint.mode = value;
  // A new mode does not inherit the previous countdown.
  endpoint.times = undefined;
  return undefined;
}

function applyNumber(name: string, value: string, set: (number: number) => void): string | undefined {
  if (!/^\d{1,7}$/.test(value)) return `"${name}" must be a whole number of at most seven digits, not "${value}".`;
  set(Number(value));
  return undefined;
}

function applyCors(scenario: Scenario, value: string): string | undefined {
  if (value === "off") scenario.cors = undefined;
  else if (URL.canParse(value) && new URL(value).origin === value) scenario.cors = value;
  else return `"cors" must be an origin such as http://localhost:4000, or off, not "${value}".`;
  return undefined;
}

function notOneOf(name: string, value: string, known: string[]): string {
  return `"${value}" is no value of "${name}". Known: ${known.join(", ")}.`;
}
