import { htmlAnswer, redirectAnswer, type Answer } from "../http/answer";
import type { Exchange } from "../http/exchange";
import { wantsCaptcha } from "../scenario/wants-captcha";
import { captchaPage } from "./captcha";
import { page } from "./page";

/** The association's own site, as far as the app reaches it. */
export function answerFront({ session }: Exchange): Answer {
  if (!session || !wantsCaptcha(session)) return htmlAnswer(200, frontPage);
  if (session.scenario.captcha === "button") return htmlAnswer(405, captchaPage);
  session.captchaSolved = true;
  return redirectAnswer("/app/");
}

const frontPage = page({
  lang: "fi",
  title: "Kaarnapolun Kulkijat ry",
  body: `<img class="hero" src="/files/hero.svg" alt="" width="1200" height="600">
    <p class="lead">Kuljemme poluilla, jotka eivät lopu kartan reunaan. Keksitty yhdistys, jonka jäsensovellusta voit kokeilla.</p>
    <p class="lead" lang="en">We walk the trails that do not end at the edge of the map. An invented association whose members’ app you can try.</p>
    <p class="row"><a class="button primary" href="/app/">Avaa jäsensovellus</a> <a class="button" href="/login">Kirjaudu sisään</a> <a href="/mock">Mock control</a></p>`,
});
