import { notice, wrong, type Finding } from "./finding";
import { ledOnFindings, isLedAstray } from "./led-on-findings";
import type { RecordedCall } from "./record-call";
import { captcha, errorFindings, loginFinding } from "./result-findings";

/** Findings on an answer to a visitor who is not signed in. */
export function strangerFindings(call: RecordedCall): Finding[] {
  const ledOn = ledOnFindings(call);
  return isLedAstray(call) ? ledOn : [...ledOn, ...answerFindings(call)];
}

function answerFindings(call: RecordedCall): Finding[] {
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
