import type { IncomingMessage, ServerResponse } from "node:http";
import { answerApi } from "./api";
import { answerAppFile } from "./app-files";
import { answerAssociationFile } from "./association-files";
import { type Answer, htmlAnswer, plainAnswer, redirectAnswer } from "./http/answer";
import { openExchange, type Exchange, type ServerState } from "./http/exchange";
import { send } from "./http/send";
import { logRequest } from "./log-request";
import { answerCaptcha, captchaPage, wantsCaptcha } from "./pages/captcha";
import { answerControl } from "./pages/control";
import { answerLogin } from "./pages/login";
import { answerProvider } from "./payment/provider";
import { page } from "./pages/page";

const frontPage = page({
  lang: "fi",
  title: "Kaarnapolun Kulkijat ry",
  body: `<img class="hero" src="/files/hero.svg" alt="" width="1200" height="600">
    <p class="lead">Kuljemme poluilla, jotka eivät lopu kartan reunaan. Keksitty yhdistys, jonka jäsensovellusta voit kokeilla.</p>
    <p class="lead" lang="en">We walk the trails that do not end at the edge of the map. An invented association whose members’ app you can try.</p>
    <p class="row"><a class="button primary" href="/app/">Avaa jäsensovellus</a> <a class="button" href="/login">Kirjaudu sisään</a> <a href="/mock">Mock control</a></p>`,
});

export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  state: ServerState,
): Promise<void> {
  const exchange = openExchange(request, response, state);
  if (!exchange) {
    response.writeHead(400).end();
    return;
  }
  const answer = await answerAt(exchange);
  if (answer) await send(exchange, answer);
}

async function answerAt(exchange: Exchange): Promise<Answer | null> {
  const { pathname } = exchange.url;
  if (pathname.startsWith("/api/")) return answerApi(exchange);
  if (pathname === "/app" || pathname.startsWith("/app/")) return answerAppFile(exchange);
  if (pathname.startsWith("/files/")) return answerAssociationFile(exchange);
  if (pathname === "/mock" || pathname.startsWith("/mock/")) return answerControl(exchange);
  if (pathname === "/favicon.ico") return { status: 204 };
  logRequest(exchange);
  if (pathname === "/") return answerFront(exchange);
  if (pathname === "/login") return answerLogin(exchange);
  if (pathname === "/captcha") return answerCaptcha(exchange);
  if (pathname.startsWith("/provider/")) return answerProvider(exchange);
  return plainAnswer(404, "Not found");
}

/** The association's own site, as far as the app reaches it. */
function answerFront({ session }: Exchange): Answer {
  if (!session || !wantsCaptcha(session)) return htmlAnswer(200, frontPage);
  if (session.scenario.captcha === "button") return htmlAnswer(405, captchaPage);
  session.captchaSolved = true;
  return redirectAnswer("/app/");
}
