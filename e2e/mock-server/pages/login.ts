import { htmlAnswer, redirectAnswer, type Answer } from "../http/answer";
import { ensureSession } from "../http/cookies";
import type { Exchange } from "../http/exchange";
import { readBody } from "../http/read-body";
import { sameOriginPath } from "../http/same-origin-path";
import { isLocale, translator, type Locale } from "../locale";
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
  const asked = url.searchParams.get("lang") ?? undefined;
  const lang = isLocale(asked) ? asked : "fi";
  const t = translator(lang);
  const returnTo = url.searchParams.get("returnTo") ?? "/app/";
  return page({
    lang,
    title: t("Kirjaudu sisään", "Sign in", "Logga in"),
    body: `${languages(lang, returnTo)}
      <p class="lead">${t(
        "Valitse, kenenä kirjaudut. Jäsenet ja yhdistys ovat keksittyjä, eikä salasanaa tarvita.",
        "Choose who to sign in as. The members and the association are invented, and no password is needed.",
        "Välj vem du loggar in som. Medlemmarna och föreningen är påhittade, och inget lösenord behövs.",
      )}</p>
      ${unknownPersona ? `<p class="notice" role="alert">${t("Tällaista jäsentä ei ole.", "There is no such member.", "Det finns ingen sådan medlem.")}</p>` : ""}
      <form method="post" action="/login">
        <input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
        <ul class="personas">${personas.map((persona) => personaButton(persona, lang)).join("")}</ul>
      </form>`,
  });
}

function languages(lang: Locale, returnTo: string): string {
  const link = (code: Locale, title: string) =>
    `<li><a href="/login?${escapeHtml(new URLSearchParams({ lang: code, returnTo }).toString())}" lang="${code}" hreflang="${code}"${code === lang ? ' aria-current="true"' : ""}>${title}</a></li>`;
  return `<ul class="languages">${link("fi", "Suomi")}${link("sv", "Svenska")}${link("en", "English")}</ul>`;
}

function personaButton(persona: Persona, lang: Locale): string {
  return `<li><button class="persona" name="persona" value="${escapeHtml(persona.name)}">
    <img src="${escapeHtml(persona.avatar)}" alt="">
    <span><strong>${escapeHtml(persona.label)}</strong>${escapeHtml(translator(lang)(persona.showsFi, persona.shows, persona.showsSv))}</span>
  </button></li>`;
}
