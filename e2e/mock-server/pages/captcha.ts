import { redirectAnswer, type Answer } from "../http/answer";
import type { Exchange } from "../http/exchange";
import type { AnswerMode } from "../scenario/answer-modes";
import type { Session } from "../sessions";
import { page } from "./page";

/** Firewall modes that end when the captcha is solved. */
export const solvable: readonly AnswerMode[] = ["202-challenge", "405-captcha"];

/** Whether the front page shows the captcha: an endpoint is behind an unsolved one. */
export function wantsCaptcha({ scenario, captchaSolved }: Session): boolean {
  const modes = Object.values(scenario.endpoints)
    .filter((endpoint) => endpoint.times !== 0)
    .map((endpoint) => endpoint.mode);
  if (modes.includes("405-captcha-forever")) return true;
  return !captchaSolved && solvable.some((mode) => modes.includes(mode));
}

/** Solves the captcha. A permanent one stays. */
export function answerCaptcha({ method, session }: Exchange): Answer {
  if (method !== "POST") return redirectAnswer("/");
  if (session) session.captchaSolved = true;
  return redirectAnswer("/app/");
}

export const captchaPage = page({
  lang: "en",
  title: "Let us confirm you are human",
  body: `<p class="lead">The bot protection of the site wants a sign of life before you go on.</p>
    <form method="post" action="/captcha"><button class="button primary">I am not a robot</button></form>`,
});
