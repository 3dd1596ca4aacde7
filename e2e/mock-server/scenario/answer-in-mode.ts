import { htmlAnswer, jsonAnswer, textAnswer, type Answer } from "../http/answer";
import { translator, type Locale, type Translate } from "../locale";
import { isWireObject, type Wire } from "../wire";
import type { AnswerMode } from "./answer-modes";

/** Modes that break the connection instead of answering. */
type ConnectionMode = "cut" | "reset" | "hang";

type Inputs = { origin: string; locale: Locale; answerAsUsual: () => Answer };

type AnsweringMode = Exclude<AnswerMode, ConnectionMode>;

export function answerInMode(mode: AnsweringMode, inputs: Inputs): Answer {
  return answers[mode](inputs);
}

const json = "application/json; charset=utf-8";

const errorPage =
  '<!doctype html><html lang="en"><head><title>Server error</title><style>b{color:red}</style></head><body><h1>Server error</h1><p>The server could <b>not handle</b> the request.</p></body></html>';

const answers: Record<AnsweringMode, (inputs: Inputs) => Answer> = {
  ok: ({ answerAsUsual }) => answerAsUsual(),
  "400": failing(400, "Pyyntöä ei ymmärretty.", "The request was not understood."),
  "401": ({ origin }) => jsonAnswer(401, { redirect_url: `${origin}/login?returnTo=/app/` }),
  "401-loop": ({ origin }) => jsonAnswer(401, { redirect_url: `${origin}/login?persona=ordinary&returnTo=/app/` }),
  "401-bare": () => jsonAnswer(401, {}),
  "401-bad": () => jsonAnswer(401, { redirect_url: "javascript:alert(1)" }),
  "403": failing(403, "Sinulla ei ole oikeutta tähän.", "You have no permission for this."),
  "404": failing(404, "Pyydettyä tietoa ei löytynyt.", "What was asked for was not found."),
  "405": failing(405, "Tätä ei voi tehdä näin.", "This cannot be done this way."),
  "202-challenge": () => ({ status: 202, headers: { "x-amzn-waf-action": "challenge" } }),
  "405-captcha": captcha,
  "405-captcha-forever": captcha,
  "422": failing(
    422,
    "Tietoja ei voitu käsitellä.",
    "The details could not be processed.",
    "Uppgifterna kunde inte behandlas.",
  ),
  "429": failing(
    429,
    "Liian monta pyyntöä. Yritä hetken päästä uudelleen.",
    "Too many requests. Try again in a moment.",
  ),
  "500": failing(500, "Palvelimella tapahtui virhe.", "An error occurred on the server."),
  "500-html": () => htmlAnswer(500, errorPage),
  "500-empty": () => ({ status: 500 }),
  "502": failing(502, "Taustajärjestelmä ei vastaa.", "The system behind the server does not answer."),
  "502-html": () => htmlAnswer(502, errorPage),
  "503": failing(503, "Palvelussa on huoltokatko.", "The service is closed for maintenance."),
  "204": () => ({ status: 204 }),
  html: () =>
    htmlAnswer(200, '<!doctype html><html lang="fi"><title>Huoltokatko</title><p>Palvelua huolletaan.</p></html>'),
  text: () => textAnswer(200, "text/html", "Fatal error: Allowed memory size of 134217728 bytes exhausted"),
  "login-html": () => ({ status: 302, headers: { Location: "/login" } }),
  empty: () => textAnswer(200, json, ""),
  array: () => jsonAnswer(200, []),
  null: () => jsonAnswer(200, null),
  broken: () => textAnswer(200, json, '{"memberData": {"_full_name": "Maija'),
  bom: ({ answerAsUsual }) => {
    const usual = answerAsUsual();
    return { ...usual, body: `\uFEFF${String(usual.body ?? "")}` };
  },
  message: ({ answerAsUsual, locale }) =>
    extended(answerAsUsual, { message: translator(locale)("Hyvin meni.", "That went well.", "Det gick bra.") }),
  error200: ({ locale }) =>
    jsonAnswer(200, { error: translator(locale)("Jokin meni pieleen.", "Something went wrong.", "Något gick fel.") }),
  redirect: ({ origin }) => jsonAnswer(200, { redirect_url: `${origin}/mock/landed` }),
  "redirect-app": () => jsonAnswer(200, { redirect_url: "/app/" }),
  "bad-redirect": () => jsonAnswer(200, { redirect_url: "javascript:alert(1)" }),
  nomember: ({ answerAsUsual }) => without(answerAsUsual, ["memberData", "config"]),
};

function failing(status: number, ...error: Parameters<Translate>) {
  return ({ locale }: Inputs): Answer => jsonAnswer(status, { error: translator(locale)(...error) });
}

function captcha(): Answer {
  return {
    ...htmlAnswer(405, '<!doctype html><html lang="en"><title>Human verification</title></html>'),
    headers: { "Content-Type": "text/html; charset=utf-8", "x-amzn-waf-action": "captcha" },
  };
}

function extended(answerAsUsual: () => Answer, more: { [key: string]: Wire }): Answer {
  const usual = answerAsUsual();
  return jsonAnswer(usual.status, { ...objectOf(usual), ...more });
}

function without(answerAsUsual: () => Answer, keys: string[]): Answer {
  const usual = answerAsUsual();
  const left = Object.entries(objectOf(usual)).filter(([key]) => !keys.includes(key));
  return jsonAnswer(usual.status, Object.fromEntries(left));
}

function objectOf(answer: Answer): { [key: string]: Wire } {
  const value = JSON.parse(String(answer.body ?? "{}")) as Wire;
  return isWireObject(value) ? value : {};
}
