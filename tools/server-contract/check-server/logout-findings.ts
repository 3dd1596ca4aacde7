import type { CallResult } from "@/lib/api/client";
import { safeUrl } from "@/lib/platform/safe-url";
import { sessionHasEnded } from "@/lib/session/session-has-ended";
import { describeBody } from "./describe-body";
import { plainAddress, type Exchange } from "./exchange";
import { notice, wrong, type Finding } from "./finding";
import { isKeptFromApp } from "./led-on-findings";
import { quote } from "./quote";

const notTold = "The member reads that the server could not be told; the session may still be open.";

/**
 * Findings on the answer to logout: see lib/session/logout.
 * @param origin of the app
 */
export function logoutFindings(result: CallResult, seen: Exchange, origin: string): Finding[] {
  if (seen.status === 0) return [wrong("", `There was no whole answer: ${seen.failure}. ${notTold}`)];
  const last = seen.redirects.at(-1);
  if (last !== undefined && isKeptFromApp(seen, origin))
    return [
      wrong(
        "",
        `The call was led on to ${plainAddress(last)}, another origin: the browser keeps its answer from the app. ${notTold} Answer with redirect_url, and the browser goes there.`,
      ),
    ];
  const ledOn =
    last === undefined
      ? []
      : [
          notice(
            "",
            `The call was led on to ${plainAddress(last)}, in the background: nobody sees that page. With redirect_url the browser would go there.`,
          ),
        ];
  if (!sessionHasEnded(result)) return [...ledOn, failure(result, seen)];
  return [...ledOn, ...endFindings(result), ...nextFindings(result.answer.redirectUrl)];
}

function failure(result: CallResult, seen: Exchange): Finding {
  if (result.ok) return wrong("error", `is ${quote(result.answer.error)} with a good status. ${notTold}`);
  const body = result.error.kind === "unreadable" ? ` with ${describeBody(seen)}` : "";
  return wrong("", `Status ${seen.status}${body}: the app takes it for a logout that failed. ${notTold}`);
}

function endFindings(result: CallResult): Finding[] {
  if (result.ok) return [];
  return [notice("", "Status 401: the app takes it for a session that had ended already, which is as good.")];
}

/** Reports where the browser goes after the logout. */
function nextFindings(redirectUrl: string): Finding[] {
  if (redirectUrl === "") return [{ state: "missing", path: "redirect_url", says: "The app starts anew." }];
  if (safeUrl(redirectUrl) !== null) return [{ state: "shown", path: "redirect_url", says: quote(redirectUrl) }];
  return [
    wrong(
      "redirect_url",
      `is ${quote(redirectUrl)}, expected an http(s) address. It is not followed: the app starts anew.`,
    ),
  ];
}
