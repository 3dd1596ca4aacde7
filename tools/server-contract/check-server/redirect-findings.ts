import { describeBody, plainAddress, type Exchange } from "./exchange";
import { general, notice, wrong, type Finding } from "./finding";
import type { RecordedCall } from "./record-call";

/** Findings on a call that was redirected and answered elsewhere. */
export function redirectFindings(call: RecordedCall): Finding[] {
  const { result, seen } = call;
  const last = seen.redirects.at(-1);
  if (last === undefined || seen.status === 0) return [];
  const way = `The call was redirected to ${plainAddress(last)}`;
  if (endsOutsideContract(call)) {
    const isPage = !result.ok && result.error.kind === "unreadable";
    const outcome = isPage ? describeBody(seen).replace(/,$/, "") : `status ${seen.status}`;
    // Every call that is redirected to the login has the same cause, so the sentence is the same.
    return [general(wrong("", `${way}, which gave ${outcome}. ${advice}`))];
  }
  if (isBlockedByCors(seen))
    return [wrong("", `${way}, another origin, which does not allow the app: the browser keeps the answer from it.`)];
  const lost = seen.isPostLost ? " Browsers follow it with GET and drop the posted data." : "";
  return [notice("", `${way}.${lost} A direct answer would be faster.`)];
}

/** Whether a redirect ended at an answer outside the contract, most likely a login page. */
export function endsOutsideContract({ result, seen }: RecordedCall): boolean {
  return seen.redirects.length > 0 && !result.ok && ["unreadable", "status"].includes(result.error.kind);
}

/** Whether CORS keeps another origin's answer from the app. */
export function isBlockedByCors({ redirects, headers, origin }: Exchange): boolean {
  const last = redirects.at(-1);
  if (last === undefined || new URL(last).origin === origin) return false;
  return headers.get("access-control-allow-origin") !== origin;
}

const advice =
  "The app calls in the background and does not show that page: to send members to a login, answer 401 with redirect_url.";
