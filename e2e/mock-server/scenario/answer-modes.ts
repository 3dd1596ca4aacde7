/** Every way an endpoint can answer. The key is the URL parameter; the control page shows the text. */
export const answerModes = {
  ok: "As it should",
  "400": "400 with an error text",
  "401": "401 with redirect_url",
  "401-bare": "401 without redirect_url",
  "401-bad": "401 with redirect_url javascript:alert(1)",
  "401-loop": "401 whose login leads straight back",
  "403": "403 with an error text",
  "404": "404 with an error text",
  "405": "405 without a captcha, with an error text",
  "202-challenge": "202 of a firewall, with an empty body and x-amzn-waf-action: challenge",
  "405-captcha": "405 of the bot protection, until the captcha is solved",
  "405-captcha-forever": "405 of the bot protection, whatever is solved",
  "422": "422 with an error text",
  "429": "429 with an error text",
  "500": "500 with an error text",
  "500-html": "500 with an HTML page",
  "500-empty": "500 with an empty body",
  "502": "502 with an error text",
  "502-html": "502 with an HTML page",
  "503": "503 with an error text",
  "204": "204 without a body",
  html: "200 with an HTML page",
  text: "200 with an error of PHP as text",
  "login-html": "302 to the sign-in page",
  empty: "200 with an empty body",
  array: "200 with []",
  null: "200 with null",
  broken: "200 with broken JSON",
  bom: "200 with JSON behind a byte order mark",
  cut: "Cut off in the middle of the body",
  reset: "Connection reset",
  hang: "Never answers",
  message: "200 and a message",
  error200: "200 and an error",
  redirect: "200 with redirect_url to /mock/landed",
  "redirect-app": "200 with redirect_url to the app itself",
  "bad-redirect": "200 with redirect_url javascript:alert(1)",
  nomember: "200 without memberData and config",
} as const;

export type AnswerMode = keyof typeof answerModes;

export function isAnswerMode(value: string): value is AnswerMode {
  return Object.hasOwn(answerModes, value);
}
