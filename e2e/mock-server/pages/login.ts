import { htmlAnswer, redirectAnswer, type Answer } from "../http/answer";
import { ensureSession } from "../http/cookies";
import type { Exchange } from "../http/exchange";
import { readBody } from "../http/read-body";
import { sameOriginPath } from "../http/same-origin-path";
import { findPersona, personas } from "../personas";
import type { Persona } from "../personas/persona";
import { escapeHtml, page } from "./page";

/** Persona choice. `?persona=NAME` skips the page. */
export async function answerLogin(exchange: Exchange): Promise<Answer> {
  const { method, url } = exchange;
  if (method === "GET" || method === "HEAD") {
    return url.searchParams.has("persona") ? signIn(exchange, url.searchParams) : htmlAnswer(200, loginPage(exchange));
  }
  if (method !== "POST") return { status: 405, headers: { Allow: "GET, POST" } };
  const body = await readBody(exchange.request);
  return signIn(exchange, new URLSearchParams(body?.toString("utf8") ?? ""));
}

function signIn(exchange: Exchange, parameters: URLSearchParams): Answer {
  const persona = findPersona(parameters.get("persona") ?? undefined);
  if (!persona) return htmlAnswer(400, loginPage(exchange, true));
  ensureSession(exchange).persona = persona.name;
  return redirectAnswer(sameOriginPath(parameters.get("returnTo"), exchange.origin) ?? "/app/");
}

function loginPage({ url }: Exchange, unknownPersona = false): string {
  const returnTo = url.searchParams.get("returnTo") ?? "/app/";
  return page({
    lang: "en",
    title: "Sign in",
    body: `<p class="lead">Choose who to sign in as. The members and the association are invented, and no password is needed.</p>
      ${unknownPersona ? `<p class="notice" role="alert">There is no such member.</p>` : ""}
      <form method="post" action="/login">
        <input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
        <ul class="personas">${personas.map(personaButton).join("")}</ul>
      </form>`,
  });
}

function personaButton({ name, label, shows, avatar }: Persona): string {
  return `<li><button class="persona" name="persona" value="${escapeHtml(name)}">
    <img src="${escapeHtml(avatar)}" alt="">
    <span><strong>${escapeHtml(label)}</strong>${escapeHtml(shows)}</span>
  </button></li>`;
}
