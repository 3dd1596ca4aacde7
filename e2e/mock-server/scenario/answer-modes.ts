import { htmlAnswer, jsonAnswer, textAnswer, type Answer } from "../http/answer";
import type { Translate } from "../locale";
import { isWireObject, type Wire, type WireObject } from "../wire";

type Inputs = { origin: string; t: Translate; answerAsUsual: () => Answer };

type AnsweringMode = readonly [shows: string, answer: (inputs: Inputs) => Answer];
/** api.ts breaks the connection instead. */
type BreakingMode = readonly [shows: string, answer: null];

const errorPage =
  '<!doctype html><html lang="en"><head><title>Server error</title><style>b{color:red}</style></head><body><h1>Server error</h1><p>The server could <b>not handle</b> the request.</p></body></html>';
const maintenancePage = '<!doctype html><html lang="fi"><title>Huoltokatko</title><p>Palvelua huolletaan.</p></html>';
const phpError = "Fatal error: Allowed memory size of 134217728 bytes exhausted";

/** Every way an endpoint can answer. The key is the URL parameter; the control page shows the text. */
export const answerModes = {
  ok: ["As it should", ({ answerAsUsual }) => answerAsUsual()],
  "400": failing(400, "Pyyntöä ei ymmärretty.", "The request was not understood."),
  "401": ["401 with redirect_url", unauthorized("/login?returnTo=/app/")],
  "401-bare": ["401 without redirect_url", () => jsonAnswer(401, {})],
  "401-bad": ["401 with redirect_url javascript:alert(1)", redirecting(401, "javascript:alert(1)")],
  "401-loop": ["401 whose login leads straight back", unauthorized("/login?persona=ordinary&returnTo=/app/")],
  "403": failing(403, "Sinulla ei ole oikeutta tähän.", "You have no permission for this."),
  "404": failing(404, "Pyydettyä tietoa ei löytynyt.", "What was asked for was not found."),
  "405": failing(405, "Tätä ei voi tehdä näin.", "This cannot be done this way."),
  "202-challenge": ["202 of a firewall, with an empty body and x-amzn-waf-action: challenge", challenge],
  "405-captcha": ["405 of the bot protection, until the captcha is solved", captcha],
  "405-captcha-forever": ["405 of the bot protection, whatever is solved", captcha],
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
  "500-html": ["500 with an HTML page", () => htmlAnswer(500, errorPage)],
  "500-empty": ["500 with an empty body", () => ({ status: 500 })],
  "502": failing(502, "Taustajärjestelmä ei vastaa.", "The system behind the server does not answer."),
  "502-html": ["502 with an HTML page", () => htmlAnswer(502, errorPage)],
  "503": failing(503, "Palvelussa on huoltokatko.", "The service is closed for maintenance."),
  "204": ["204 without a body", () => ({ status: 204 })],
  html: ["200 with an HTML page", () => htmlAnswer(200, maintenancePage)],
  text: ["200 with an error of PHP as text", () => textAnswer(200, "text/html", phpError)],
  "login-html": ["302 to the sign-in page", () => ({ status: 302, headers: { Location: "/login" } })],
  empty: ["200 with an empty body", () => json("")],
  array: ["200 with []", () => jsonAnswer(200, [])],
  null: ["200 with null", () => jsonAnswer(200, null)],
  broken: ["200 with broken JSON", () => json('{"memberData": {"_full_name": "Maija')],
  bom: [
    "200 with JSON behind a byte order mark",
    ({ answerAsUsual }) => {
      const usual = answerAsUsual();
      return { ...usual, body: `\uFEFF${String(usual.body ?? "")}` };
    },
  ],
  cut: ["Cut off in the middle of the body", null],
  reset: ["Connection reset", null],
  hang: ["Never answers", null],
  message: [
    "200 and a message",
    (inputs) => changed(inputs, { message: inputs.t("Hyvin meni.", "That went well.", "Det gick bra.") }),
  ],
  error200: [
    "200 and an error",
    ({ t }) => jsonAnswer(200, { error: t("Jokin meni pieleen.", "Something went wrong.", "Något gick fel.") }),
  ],
  redirect: ["200 with redirect_url to /mock/landed", ({ origin }) => redirecting(200, `${origin}/mock/landed`)()],
  "redirect-app": ["200 with redirect_url to the app itself", redirecting(200, "/app/")],
  "bad-redirect": ["200 with redirect_url javascript:alert(1)", redirecting(200, "javascript:alert(1)")],
  nomember: [
    "200 without memberData and config",
    (inputs) => changed(inputs, { memberData: undefined, config: undefined }),
  ],
} satisfies Record<string, AnsweringMode | BreakingMode>;

export type AnswerMode = keyof typeof answerModes;

function failing(status: number, ...error: Parameters<Translate>): AnsweringMode {
  return [`${status} with an error text`, ({ t }) => jsonAnswer(status, { error: t(...error) })];
}

function unauthorized(login: string) {
  return ({ origin }: Inputs) => jsonAnswer(401, { redirect_url: origin + login });
}

function redirecting(status: number, address: string) {
  return () => jsonAnswer(status, { redirect_url: address });
}

function challenge(): Answer {
  return { status: 202, headers: { "x-amzn-waf-action": "challenge" } };
}

function captcha(): Answer {
  const answer = htmlAnswer(405, '<!doctype html><html lang="en"><title>Human verification</title></html>');
  return { ...answer, headers: { "Content-Type": "text/html; charset=utf-8", "x-amzn-waf-action": "captcha" } };
}

function json(body: string): Answer {
  return textAnswer(200, "application/json; charset=utf-8", body);
}

/** The usual answer with other fields; undefined removes one. */
function changed({ answerAsUsual }: Inputs, fields: Record<string, Wire | undefined>): Answer {
  const { status, body } = answerAsUsual();
  const value = JSON.parse(String(body ?? "{}")) as Wire;
  return jsonAnswer(status, { ...(isWireObject(value) ? value : {}), ...fields } as WireObject);
}
