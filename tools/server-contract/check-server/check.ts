import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { parseForm } from "@/lib/forms/parse-form";
import { exchangeFindings } from "./exchange-findings";
import { notice, type Finding } from "./finding";
import type { CheckOptions } from "./read-options";
import { recordCall, type Parts, type RecordedCall } from "./record-call";
import type { Report } from "./report";
import { resultFindings } from "./result-findings";

/** The check of one server: makes calls and collects findings. */
export class Check {
  readonly report: Report;
  /** The form of My account, from the latest config that has one. */
  form: unknown;

  /** @param onAsk receives each call before it is made, such as "GET fi/me" */
  constructor(
    private readonly options: CheckOptions,
    private readonly onAsk: (call: string) => void,
  ) {
    const { base, origin, cookie } = options;
    this.report = { base, origin, calls: [], unreachable: "", isSignedIn: cookie !== "" };
  }

  /** @param cookie "" for a visitor who is not signed in, the member's by default */
  ask(name: EndpointName, locale: string, body?: Parts, cookie = this.options.cookie): Promise<RecordedCall> {
    this.onAsk(callName(name, locale));
    return recordCall(name, locale, body, { cookie, origin: this.options.origin });
  }

  /** Findings on the app's reading of an answer. The form reads keys of memberData that the contract does not know. */
  read(call: RecordedCall): Finding[] {
    const ofForm = new Set(parseForm(this.form).map(({ name }) => `memberData.${name}`));
    return resultFindings(call).filter(({ state, path }) => !(state === "unused" && ofForm.has(path)));
  }

  /**
   * Reports a call.
   * @param special distinguishes it from other calls of its kind, such as "not signed in"
   */
  add({ name, locale, seen }: RecordedCall, findings: Finding[], special?: string): void {
    this.report.calls.push({
      call: callName(name, locale, special),
      url: seen.url,
      status: seen.status,
      contentType: seen.headers.get("content-type") ?? "",
      bytes: new TextEncoder().encode(seen.body).length,
      milliseconds: Math.round(seen.milliseconds),
      findings: [...(seen.status === 0 ? [] : exchangeFindings(seen)), ...findings],
    });
  }

  /** Reports the reason for a skipped call. */
  skip(name: EndpointName, locale: string, why: string): void {
    const nothing = { url: "", status: 0, contentType: "", bytes: 0, milliseconds: 0 };
    this.report.calls.push({ call: callName(name, locale, "not sent"), ...nothing, findings: [notice("", why)] });
  }
}

function callName(name: EndpointName, locale: string, special = ""): string {
  const { method, path } = endpoints[name];
  return `${method} ${locale}/${path}${special === "" ? "" : `, ${special}`}`;
}
