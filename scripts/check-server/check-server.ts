import { asList } from "@/lib/api/as-list";
import { callServer, type CallResult } from "@/lib/api/client";
import { collectionNames } from "@/lib/api/collection-item";
import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { isRecord } from "@/lib/api/is-record";
import { initialModel } from "@/lib/forms/initial-model";
import { parseForm } from "@/lib/forms/parse-form";
import { returnAddresses } from "@/lib/payment/return-addresses";
import { readContract } from "../contract/contract";
import { exchange, type Exchange } from "./exchange";
import { exchangeFindings } from "./exchange-findings";
import { notice, wrong, type Finding } from "./finding";
import { formFindings, formNames, valueFindings } from "./form-findings";
import type { CheckOptions } from "./read-options";
import type { CallReport, Report } from "./report";
import { resultFindings } from "./result-findings";
import { strangerFindings } from "./stranger-findings";

type Parts = Record<string, unknown>;

/**
 * Asks a server everything that the app asks, with the app's own client, and says what the app makes of the answers.
 * Expects the build setting of the API base, and the globals of a page of the app (app-page), to be set.
 * @param onAsk told of each call before it is made, such as "GET fi/me"
 */
export async function checkServer(options: CheckOptions, onAsk: (call: string) => void): Promise<Report> {
  const contract = readContract();
  const calls: CallReport[] = [];
  const report: Report = {
    base: options.base,
    origin: options.origin,
    calls,
    unreachable: "",
    isSignedIn: options.cookie !== "",
  };
  let form: unknown;

  const stranger = await call("me", options.locales[0] ?? "fi", undefined, "");
  if (isHopeless(stranger)) {
    report.unreachable = stranger.seen.failure;
    return report;
  }
  add("me, not signed in", stranger, strangerFindings(stranger.result, stranger.seen, options.origin));
  if (options.cookie === "") return report;

  for (const locale of options.locales) await checkLocale(locale);
  const locale = options.locales[0] ?? "fi";
  if (options.save) await save(locale);
  if (options.payment !== "") await check("createPayment", locale, paymentBody());
  if (options.returned !== "")
    await check("checkPayment", locale, Object.fromEntries(new URLSearchParams(options.returned)));
  if (options.logout) await check("logout", locale);
  return report;

  async function checkLocale(language: string): Promise<void> {
    const config = await call("config", language);
    const sent = partsOf(config.result);
    const raw = formOf(sent);
    form = raw ?? form;
    const me = await call("me", language);
    const member = partsOf(me.result).memberData;
    add("config", config, [...findingsOf("config", config), ...(raw === undefined ? [] : formFindings(contract, raw))]);
    add("me", me, [...findingsOf("me", me), ...(isRecord(member) ? valueFindings(form, member) : [])]);
    for (const name of collectionNames) {
      const collection = await call(name, language);
      const isCarried = [sent, partsOf(me.result)].some((parts) => asList(parts[name]) !== undefined);
      const findings = findingsOf(name, collection);
      add(name, collection, isCarried ? mild(findings, name) : findings);
    }
  }

  async function save(language: string): Promise<void> {
    const before = partsOf((await call("me", language)).result).memberData;
    const fields = parseForm(form);
    if (!isRecord(before) || fields.length === 0) return nothingToSave(language);
    const model = initialModel(fields, before);
    const saved = await call("saveMe", language, model);
    add("saveMe", saved, [...findingsOf("saveMe", saved), ...changes(model, partsOf(saved.result).memberData)]);
  }

  function nothingToSave(language: string): void {
    const findings = [notice("", "There is nothing to save: the server gave no form, or no member.")];
    const nothing = { url: "", status: 0, contentType: "", bytes: 0, milliseconds: 0 };
    calls.push({ call: `${callName("saveMe", language)}, not sent`, ...nothing, findings });
  }

  /** What the server says of the member's details after it was sent them unchanged. */
  function changes(model: Parts, after: unknown): Finding[] {
    if (!isRecord(after)) return [];
    const again = initialModel(parseForm(form), after);
    return Object.keys(model)
      .filter((name) => JSON.stringify(model[name]) !== JSON.stringify(again[name]))
      .map((name) => wrong(`memberData.${name}`, "came back changed, although it was sent as it was."));
  }

  function paymentBody(): Parts {
    return { invoice_id: options.payment, ...returnAddresses(`${options.origin}/app/invoices/${options.payment}`) };
  }

  async function check(name: EndpointName, language: string, body?: Parts): Promise<void> {
    const answered = await call(name, language, body);
    add(name, answered, findingsOf(name, answered));
  }

  function findingsOf(name: EndpointName, { result, seen }: Answered): Finding[] {
    return resultFindings({ name, result, seen, contract, formNames: formNames(form), origin: options.origin });
  }

  function add(name: string, { seen, locale: language }: Answered, findings: Finding[]): void {
    const [endpoint = "", ...rest] = name.split(", ");
    calls.push({
      call: [callName(endpoint as EndpointName, language), ...rest].join(", "),
      url: seen.url,
      status: seen.status,
      contentType: seen.headers.get("content-type") ?? "",
      bytes: new TextEncoder().encode(seen.body).length,
      milliseconds: Math.round(seen.milliseconds),
      findings: [...(seen.status === 0 ? [] : exchangeFindings(seen, options.origin)), ...findings],
    });
  }

  function call(name: EndpointName, language: string, body?: Parts, cookie = options.cookie): Promise<Answered> {
    onAsk(callName(name, language));
    return recorded(name, language, body, { cookie, origin: options.origin });
  }
}

function callName(name: EndpointName, language: string): string {
  const { method, path } = endpoints[name];
  return `${method} ${language}/${path}`;
}

interface Answered {
  locale: string;
  result: CallResult;
  seen: Exchange;
}

/** The app's own client, with a fetch that sends the cookie and remembers what it saw. */
async function recorded(
  name: EndpointName,
  locale: string,
  body: Parts | undefined,
  as: { cookie: string; origin: string },
): Promise<Answered> {
  const real = globalThis.fetch;
  let seen: Exchange | undefined;
  globalThis.fetch = async (input, init = {}) => {
    try {
      const answered = await exchange(real, String(input), init, as);
      seen = answered.seen;
      return answered.response;
    } catch (error) {
      seen = (error as { seen: Exchange }).seen;
      throw error;
    }
  };
  try {
    const result = await callServer(name, { locale, body });
    if (!seen) throw new Error(`${name} was not asked.`);
    return { locale, result, seen };
  } finally {
    globalThis.fetch = real;
  }
}

/** Nothing answers there. What leads on in a circle does answer, and may know a member. */
function isHopeless({ result, seen }: Answered): boolean {
  return !result.ok && result.error.kind === "unreachable" && seen.redirects.length === 0;
}

function partsOf(result: CallResult): Parts {
  return result.ok && isRecord(result.body) ? result.body : {};
}

function formOf({ config }: Parts): unknown {
  const forms = isRecord(config) ? config.forms : undefined;
  return (isRecord(forms) ? forms.myAccount : undefined) ?? undefined;
}

/** The app does not ask for a collection that config or me has brought. */
function mild(findings: Finding[], name: string): Finding[] {
  const isAnswered = findings.some(({ path, state }) => path.startsWith(name) && state !== "wrong");
  if (isAnswered) return findings;
  return findings.map((finding) =>
    finding.state === "wrong"
      ? notice(finding.path, `${finding.says} The app does not ask, since config or me has ${name}.`)
      : finding,
  );
}
