import type { CallResult } from "@/lib/api/client";
import type { EndpointName } from "@/lib/api/endpoints";
import { endpointDocs } from "@/lib/api/endpoints.docs";
import { isRecord } from "@/lib/api/is-record";
import { safeUrl } from "@/lib/platform/safe-url";
import type { Contract } from "../contract/contract";
import { describeBody } from "./describe-body";
import { entityFindings } from "./entity-findings";
import type { Exchange } from "./exchange";
import { notice, wrong, type Finding } from "./finding";
import { isLedAstray, ledOnFindings } from "./led-on-findings";
import { logoutFindings } from "./logout-findings";
import { quote } from "./quote";

interface Answered {
  name: EndpointName;
  result: CallResult;
  seen: Exchange;
  contract: Contract;
  formNames: ReadonlySet<string>;
  /** Origin of the app. */
  origin: string;
}

/** Findings on the app's reading of an answer. */
export function resultFindings(answered: Answered): Finding[] {
  const { name, result, seen, origin } = answered;
  if (name === "logout") return logoutFindings(result, seen, origin);
  const ledOn = ledOnFindings(result, seen, origin);
  if (isLedAstray(result, seen)) return ledOn;
  return [...ledOn, ...(result.ok ? goodFindings(answered) : errorFindings(result, seen))];
}

function goodFindings({ name, result, seen, contract, formNames }: Answered): Finding[] {
  const body = result.ok ? result.body : undefined;
  const { part } = endpointDocs[name];
  if (!isRecord(body)) {
    const what = seen.body.trim() === "" ? "is empty" : `is ${quote(body)}, expected a JSON object`;
    return part
      ? [wrong("", `The answer ${what}. It counts as {}.`)]
      : [notice("", `The answer ${what}. It counts as {}.`)];
  }
  const present = contract.Answer.fields
    .map((field) => field.name)
    .filter((field) => field === part || body[field] !== undefined);
  const findings = entityFindings({ contract, formNames }, "Answer", body, "", present);
  return [...findings.map((finding) => strict(finding, part)), ...remarks(body), ...strangers(contract, body)];
}

/** The part that a call exists for must not be missing. */
function strict(finding: Finding, part: string | undefined): Finding {
  return finding.path === part && finding.state === "missing"
    ? wrong(finding.path, `is missing. ${finding.says}`)
    : finding;
}

function remarks(body: Record<string, unknown>): Finding[] {
  const findings: Finding[] = [];
  if (body.error)
    findings.push(wrong("error", `is ${quote(body.error)} with a good status: the app shows it as an error.`));
  if (body.redirect_url) findings.push(notice("redirect_url", "makes the browser leave the app at once."));
  return findings;
}

function strangers(contract: Contract, body: Record<string, unknown>): Finding[] {
  const known = new Set(contract.Answer.fields.map((field) => field.name));
  return Object.keys(body)
    .filter((key) => !known.has(key))
    .map((key) => ({ state: "unused", path: key, says: "" }));
}

/** Findings on a missing answer or an error. Findings common to all calls are reported once. */
export function errorFindings(result: CallResult, seen: Exchange): Finding[] {
  if (result.ok) return [];
  const { error } = result;
  switch (error.kind) {
    case "unauthorized":
      return [
        general("The server does not know the session: status 401 although a cookie was sent."),
        ...loginFindings(error.redirectUrl),
      ];
    case "critical":
      return [
        wrong(
          "",
          `Status ${error.status}: the whole screen shows ${error.text === "" ? "a general sentence" : quote(error.text)} and a button to log out.`,
        ),
      ];
    case "captcha":
      return [
        general(
          "The bot protection wants a captcha: the app goes to the front page of the site for it. No check can be made behind it.",
        ),
      ];
    case "status":
      return [
        wrong(
          "",
          `Status ${error.status}: the app shows the notice ${error.text === "" ? "that something went wrong, since there is no error field" : quote(error.text)}.`,
        ),
      ];
    case "unreadable":
      return [
        general(`Status ${seen.status} with ${describeBody(seen)} in place of JSON. The app takes it for no answer.`),
      ];
    case "unreachable":
    case "aborted":
      return [silenceFinding(seen)];
  }
}

function silenceFinding({ failure, isLate, redirects }: Exchange): Finding {
  const why = `There was no whole answer: ${failure || "the connection ended"}.`;
  if (isLate) return wrong("", `${why} The check waits no longer. The app has no timeout: the member goes on waiting.`);
  const says = `${why} The app says that it cannot reach the server.`;
  return redirects.length > 0 ? general(says) : wrong("", says);
}

function general(says: string): Finding {
  return { ...wrong("", says), isGeneral: true };
}

/** Findings on the login that a 401 offers. */
export function loginFindings(redirectUrl: string): Finding[] {
  if (redirectUrl === "")
    return [wrong("redirect_url", "is missing in the 401. The app says that it leads to the login, and cannot.")];
  const address = safeUrl(redirectUrl);
  if (address === null)
    return [wrong("redirect_url", `is ${quote(redirectUrl)}, expected an http(s) address. It is not followed.`)];
  return [{ state: "shown", path: "redirect_url", says: quote(redirectUrl) }];
}
