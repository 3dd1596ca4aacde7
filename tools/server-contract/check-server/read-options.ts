import { parseArgs } from "node:util";
import { supportedLocales } from "@/lib/config/locales";

export interface CheckOptions {
  /** Contains `{locale}`. */
  base: string;
  /** Origin of the app; the server's by default. */
  origin: string;
  cookie: string;
  locales: string[];
  save: boolean;
  /** Id of the invoice whose payment is prepared, or "". */
  payment: string;
  /** Query of a return from the payment service, or "". */
  returned: string;
  logout: boolean;
  json: boolean;
  /** Also prints the fields that the server does not send. */
  all: boolean;
}

/**
 * Parses the command line, or returns a sentence with the mistake.
 * @param apiBase of the build settings: its path completes a server address without a path
 */
export function readOptions(args: string[], apiBase = "/api/{locale}"): CheckOptions | { problem: string } | "help" {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { problem: error instanceof Error ? `${error.message.split(". ")[0] ?? ""}.` : String(error) };
  }
  const { values, positionals } = parsed;
  if (values.help) return "help";
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0)
    return { problem: "Name one address: https://members.example.org, say." };
  if (!isWebAddress(address)) return { problem: `"${address}" is no address with http:// or https://.` };
  const language = languageAtEnd(address);
  if (language !== undefined)
    return {
      problem: `"${address}" has the language in it: give ${address.replace(/\/[^/]*\/?$/, "/{locale}")}, and --locale ${language} to ask in that one alone.`,
    };
  const origin = values.origin ?? new URL(address).origin;
  if (!isWebAddress(origin) || new URL(origin).origin !== origin)
    return { problem: `--origin "${origin}" has to be an origin such as https://app.example.org, without a path.` };
  const cookie = values.cookie.join("; ");
  if (/[^\t -~]/.test(cookie) || (cookie !== "" && !cookie.includes("=")))
    return { problem: "--cookie has to be name=value, as a browser sends it." };
  const locales = values.locale.flatMap((list) => list.split(","));
  const strange = locales.find((locale) => !supportedLocales.some((known) => known === locale));
  if (strange !== undefined)
    return { problem: `--locale "${strange}": the app has texts for ${supportedLocales.join(" and ")}.` };
  const { save, payment, returned, logout, json, all } = values;
  if (cookie === "" && (save || payment !== "" || returned !== "" || logout))
    return { problem: "--save, --payment, --returned and --logout need the session of a member: --cookie." };
  if (!/^\d*$/.test(payment))
    return { problem: `--payment "${payment}" has to be the id of an invoice, a whole number such as 5012.` };
  return { base: baseOf(address, apiBase), origin, cookie, locales, save, payment, returned, logout, json, all };
}

function baseOf(address: string, apiBase: string): string {
  if (address.includes("{locale}")) return address;
  const whole = address.replace(/\/$/, "");
  const isServerAlone = new URL(address).pathname === "/";
  return whole + (isServerAlone ? apiBase.replace(/^https?:\/\/[^/]*/i, "") : "/{locale}");
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      cookie: { type: "string", multiple: true, default: [] },
      locale: { type: "string", multiple: true, default: [...supportedLocales] },
      origin: { type: "string" },
      save: { type: "boolean", default: false },
      payment: { type: "string", default: "" },
      returned: { type: "string", default: "" },
      logout: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      all: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
}

/** Detects `/api/fi`: the program adds the language itself, so no call would be found. */
function languageAtEnd(address: string): string | undefined {
  if (address.includes("{locale}")) return undefined;
  const last = new URL(address).pathname.replace(/\/$/, "").split("/").at(-1);
  return supportedLocales.find((locale) => locale === last);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
