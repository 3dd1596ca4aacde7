import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { readContract, type Contract } from "../contract/contract";
import { exchangeFindings } from "./exchange-findings";
import { notice, type Finding } from "./finding";
import type { Parts } from "./parts-of";
import type { CheckOptions } from "./read-options";
import { recordCall, type RecordedCall } from "./record-call";
import type { Report } from "./report";

/** The check of one server: makes calls and collects findings. */
export interface Check {
  report: Report;
  contract: Contract;
  /** Origin of the app. */
  origin: string;
  /** @param cookie "" for a visitor who is not signed in, the member's by default */
  ask: (name: EndpointName, locale: string, body?: Parts, cookie?: string) => Promise<RecordedCall>;
  /**
   * Reports a call.
   * @param special distinguishes it from other calls of its kind, such as "not signed in"
   */
  add: (call: RecordedCall, findings: Finding[], special?: string) => void;
  /** Reports the reason for a skipped call. */
  skip: (name: EndpointName, locale: string, why: string) => void;
}

/** @param onAsk receives each call before it is made, such as "GET fi/me" */
export function startCheck({ base, origin, cookie: own }: CheckOptions, onAsk: (call: string) => void): Check {
  const report: Report = { base, origin, calls: [], unreachable: "", isSignedIn: own !== "" };
  return {
    report,
    contract: readContract(),
    origin,
    ask(name, locale, body, cookie = own) {
      onAsk(callName(name, locale));
      return recordCall(name, locale, body, { cookie, origin });
    },
    add({ name, locale, seen }, findings, special) {
      report.calls.push({
        call: callName(name, locale, special),
        url: seen.url,
        status: seen.status,
        contentType: seen.headers.get("content-type") ?? "",
        bytes: new TextEncoder().encode(seen.body).length,
        milliseconds: Math.round(seen.milliseconds),
        findings: [...(seen.status === 0 ? [] : exchangeFindings(seen, origin)), ...findings],
      });
    },
    skip(name, locale, why) {
      const nothing = { url: "", status: 0, contentType: "", bytes: 0, milliseconds: 0 };
      report.calls.push({ call: callName(name, locale, "not sent"), ...nothing, findings: [notice("", why)] });
    },
  };
}

function callName(name: EndpointName, locale: string, special = ""): string {
  const { method, path } = endpoints[name];
  return `${method} ${locale}/${path}${special === "" ? "" : `, ${special}`}`;
}
