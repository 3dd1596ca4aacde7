import { redirectAnswer, type Answer } from "../http/answer";
import type { Exchange } from "../http/exchange";
import { page } from "./page";

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
