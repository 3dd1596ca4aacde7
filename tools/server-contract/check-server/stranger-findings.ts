import type { CallResult } from "@/lib/api/client";
import type { Exchange } from "./exchange";
import { notice, wrong, type Finding } from "./finding";
import { ledOnFindings, isLedAstray } from "./led-on-findings";
import { errorFindings, loginFindings } from "./result-findings";

/**
 * Findings on an answer to a visitor who is not signed in.
 * @param origin of the app
 */
export function strangerFindings(result: CallResult, seen: Exchange, origin: string): Finding[] {
  const ledOn = ledOnFindings(result, seen, origin);
  return isLedAstray(result, seen) ? ledOn : [...ledOn, ...answerFindings(result, seen)];
}

function answerFindings(result: CallResult, seen: Exchange): Finding[] {
  if (seen.status === 0) return errorFindings(result, seen);
  if (!result.ok && result.error.kind === "unauthorized") return loginFindings(result.error.redirectUrl);
  if (!result.ok && result.error.kind === "captcha")
    return [notice("", "The bot protection wants a captcha: the app goes to the front page of the site for it.")];
  if (result.ok && result.answer.member !== null)
    return [wrong("memberData", "is given to somebody who is not signed in.")];
  return [
    wrong("", "Expected status 401 with redirect_url where nobody is signed in: the app cannot lead to the login."),
  ];
}
