import { sessionHasEnded } from "@/lib/session/session-has-ended";
import { describeBody, plainAddress } from "./exchange";
import { missing, notice, redirectFinding, wrong, type Finding } from "./finding";
import { isBlockedByCors } from "./redirect-findings";
import { quote } from "./quote";
import type { RecordedCall } from "./record-call";

const notTold = "The member reads that the server could not be told; the session may still be open.";

/** Findings on the answer to logout: see lib/session/logout. */
export function logoutFindings({ result, seen }: RecordedCall): Finding[] {
  if (seen.status === 0) return [wrong("", `There was no whole answer: ${seen.failure}. ${notTold}`)];
  const last = seen.redirects.at(-1);
  const findings: Finding[] = [];
  if (last !== undefined) {
    const way = `The call was redirected to ${plainAddress(last)}`;
    if (isBlockedByCors(seen)) {
      const remedy = "Answer with redirect_url, and the browser goes there.";
      return [wrong("", `${way}, another origin: the browser keeps its answer from the app. ${notTold} ${remedy}`)];
    }
    const remedy = "With redirect_url the browser would go there.";
    findings.push(notice("", `${way}, in the background: nobody sees that page. ${remedy}`));
  }
  if (!sessionHasEnded(result)) return [...findings, failure({ result, seen })];
  if (!result.ok)
    findings.push(notice("", "Status 401: the app takes it for a session that had ended already, which is as good."));
  const ifMissing = missing("redirect_url", "The app starts anew.");
  findings.push(redirectFinding(result.answer.redirectUrl, ifMissing, "It is not followed: the app starts anew."));
  return findings;
}

function failure({ result, seen }: Pick<RecordedCall, "result" | "seen">): Finding {
  if (result.ok) return wrong("error", `is ${quote(result.answer.error)} with a good status. ${notTold}`);
  const body = result.error.kind === "unreadable" ? ` with ${describeBody(seen)}` : "";
  return wrong("", `Status ${seen.status}${body}: the app takes it for a logout that failed. ${notTold}`);
}
