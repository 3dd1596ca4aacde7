import { htmlAnswer, redirectWithin, type Answer } from "../http/answer";
import { ensureSession, type Exchange } from "../http/exchange";
import { readFields } from "../http/read-form";
import { findPersona, personas } from "../personas";
import type { Persona } from "../personas/persona";
import { escapeHtml, page } from "./page";

/** Persona choice. `?persona=NAME` skips the page. */
export async function answerLogin(exchange: Exchange): Promise<Answer> {
  const { method, url } = exchange;
  if (method === "GET" || method === "HEAD") {
    const given = Object.fromEntries(url.searchParams);
    return given.persona === undefined ? htmlAnswer(200, loginPage(exchange)) : signIn(exchange, given);
  }
  if (method !== "POST") return { status: 405, headers: { Allow: "GET, POST" } };
  return signIn(exchange, await readFields(exchange.request));
}

function signIn(exchange: Exchange, { persona: name, returnTo }: Record<string, string>): Answer {
  const persona = findPersona(name);
  if (!persona) return htmlAnswer(400, loginPage(exchange, true));
  ensureSession(exchange).persona = persona.name;
  return redirectWithin(exchange.origin, returnTo, "/app/");
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
