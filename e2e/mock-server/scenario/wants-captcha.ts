import type { AnswerMode } from "./answer-modes";
import type { Session } from "../sessions";

/** Firewall modes that end when the captcha is solved. */
export const solvable: readonly AnswerMode[] = ["202-challenge", "405-captcha"];

/** Whether the front page shows the captcha: an endpoint is behind an unsolved one. */
export function wantsCaptcha(session: Session | undefined): boolean {
  if (!session) return false;
  const modes = Object.values(session.scenario.endpoints)
    .filter((endpoint) => endpoint.times !== 0)
    .map((endpoint) => endpoint.mode);
  if (modes.includes("405-captcha-forever")) return true;
  return solvable.some((mode) => modes.includes(mode)) && !session.captchaSolved;
}
