import { endpointDocs } from "@/lib/api/endpoints.docs";
import { isRecord } from "@/lib/api/json";
import { entityFindings, fieldsOf, unusedFindings } from "./entity-findings";
import { describeBody, type Exchange } from "./exchange";
import { general, notice, redirectFinding, wrong, type Finding } from "./finding";
import { endsOutsideContract, redirectFindings } from "./redirect-findings";
import { logoutFindings } from "./logout-findings";
import { quote } from "./quote";
import type { RecordedCall } from "./record-call";

/** Findings on the app's reading of an answer. */
export function resultFindings(call: RecordedCall): Finding[] {
  if (call.name === "logout") return logoutFindings(call);
  const redirected = redirectFindings(call);
  if (endsOutsideContract(call)) return redirected;
  return [...redirected, ...(call.result.ok ? goodFindings(call) : errorFindings(call))];
}

function goodFindings({ name, result, seen }: RecordedCall): Finding[] {
  const body = result.ok ? result.body : undefined;
  const { part } = endpointDocs[name];
  if (!isRecord(body)) {
    const what = seen.body.trim() === "" ? "is empty" : `is ${quote(body)}, expected a JSON object`;
    return [(part ? wrong : notice)("", `The answer ${what}. It counts as {}.`)];
  }
  const present = fieldsOf("Answer")
    .map((field) => field.name)
    .filter((field) => field === part || body[field] !== undefined);
  const findings = entityFindings("Answer", body, "", present).map((finding) => strict(finding, part));
  if (body.error)
    findings.push(wrong("error", `is ${quote(body.error)} with a good status: the app shows it as an error.`));
  if (body.redirect_url) findings.push(notice("redirect_url", "makes the browser leave the app at once."));
  return [...findings, ...unusedFindings("Answer", body, "")];
}

/** The part that a call exists for must not be missing. */
function strict(finding: Finding, part: string | undefined): Finding {
  return finding.path === part && finding.state === "missing"
    ? wrong(finding.path, `is missing. ${finding.says}`)
    : finding;
}

/** Findings on an answer to a visitor who is not signed in. */
export function signedOutFindings(call: RecordedCall): Finding[] {
  const redirected = redirectFindings(call);
  return endsOutsideContract(call) ? redirected : [...redirected, ...signedOutAnswerFindings(call)];
}

function signedOutAnswerFindings(call: RecordedCall): Finding[] {
  const { result, seen } = call;
  if (seen.status === 0) return errorFindings(call);
  if (!result.ok && result.error.kind === "unauthorized") return [loginFinding(result.error.redirectUrl)];
  if (!result.ok && result.error.kind === "captcha") return [notice("", captcha)];
  if (result.ok && result.answer.member !== null)
    return [wrong("memberData", "is given to somebody who is not signed in.")];
  return [
    wrong("", "Expected status 401 with redirect_url where nobody is signed in: the app cannot lead to the login."),
  ];
}

/** Findings on a missing answer or an error. Findings common to all calls are reported once. */
function errorFindings({ result, seen }: RecordedCall): Finding[] {
  if (result.ok) return [];
  const { error } = result;
  switch (error.kind) {
    case "unauthorized":
      return [
        general(wrong("", "The server does not know the session: status 401 although a cookie was sent.")),
        loginFinding(error.redirectUrl),
      ];
    case "critical": {
      const text = error.text === "" ? "a general sentence" : quote(error.text);
      return [wrong("", `Status ${error.status}: the whole screen shows ${text} and a button to log out.`)];
    }
    case "captcha":
      return [general(wrong("", `${captcha} No check can be made behind it.`))];
    case "status": {
      const text = error.text === "" ? "that something went wrong, since there is no error field" : quote(error.text);
      return [wrong("", `Status ${error.status}: the app shows the notice ${text}.`)];
    }
    case "unreadable": {
      const what = `Status ${seen.status} with ${describeBody(seen)} in place of JSON.`;
      return [general(wrong("", `${what} The app takes it for no answer.`))];
    }
    case "unreachable":
    case "aborted":
      return [silenceFinding(seen)];
  }
}

const captcha = "The bot protection wants a captcha: the app goes to the front page of the site for it.";

function silenceFinding({ failure, isLate, redirects }: Exchange): Finding {
  const why = `There was no whole answer: ${failure || "the connection ended"}.`;
  if (isLate) return wrong("", `${why} The check waits no longer. The app has no timeout: the member goes on waiting.`);
  const finding = wrong("", `${why} The app says that it cannot reach the server.`);
  return redirects.length > 0 ? general(finding) : finding;
}

/** The finding on the login that a 401 offers. */
function loginFinding(redirectUrl: string): Finding {
  const says = "is missing in the 401. The app says that it leads to the login, and cannot.";
  return redirectFinding(redirectUrl, wrong("redirect_url", says), "It is not followed.");
}
