import { setTimeout as delay } from "node:timers/promises";
import { endpointNames, endpoints, type EndpointName } from "./endpoints";
import type { ApiExchange } from "./handlers/handler";
import { handlers } from "./handlers/handlers";
import { type Answer, jsonAnswer, Refusal } from "./http/answer";
import type { Exchange } from "./http/exchange";
import { readForm } from "./http/read-form";
import { type Locale, localeOf, translator } from "./locale";
import { logRequest } from "./log-request";
import { findSignedIn } from "./member/member-data";
import { solvable } from "./pages/captcha";
import type { Session } from "./sessions";
import { answerModes, type AnswerMode } from "./scenario/answer-modes";

/** @returns null when no answer is to be sent: the mode never answers, or breaks the connection */
export async function answerApi(exchange: Exchange): Promise<Answer | null> {
  allowOrigin(exchange);
  const [, , code, ...rest] = exchange.url.pathname.split("/");
  const path = rest.join("/");
  const atPath = endpointNames.filter((name) => endpoints[name].path === path);
  const locale = localeOf(code);
  if (!locale) return jsonAnswer(404, { error: `There is no locale "${code ?? ""}".` });
  if (atPath.length === 0) return jsonAnswer(404, { error: `There is no endpoint "${path}".` });
  const name = atPath.find((each) => endpoints[each].method === exchange.method);
  if (!name) return methodNotAllowed(atPath);
  return answerEndpoint(exchange, locale, name);
}

async function answerEndpoint(exchange: Exchange, locale: Locale, name: EndpointName): Promise<Answer | null> {
  const form = exchange.method === "POST" ? await readMultipart(exchange) : new FormData();
  logRequest(exchange, form ?? undefined);
  const { session } = exchange;
  const mode = session ? takeMode(session, name) : "ok";
  if (session) await waitForLatency(session, name);
  const answerAsUsual = () => (form ? handle(exchange, locale, name, form) : notMultipart);
  const [, answer] = answerModes[mode];
  if (answer) return answer({ origin: exchange.origin, t: translator(locale), answerAsUsual });
  if (mode === "reset") exchange.request.socket.destroy();
  if (mode === "cut") cutOff(exchange, answerAsUsual());
  return null;
}

/** Ends as soon as a test lowers the latency to what has passed. */
async function waitForLatency(session: Session, name: EndpointName): Promise<void> {
  const start = performance.now();
  const left = () => {
    const { latency, endpoints: each } = session.scenario;
    return latency + each[name].latency - (performance.now() - start);
  };
  while (left() > 0) await delay(Math.min(left(), 50));
}

function handle(exchange: Exchange, locale: Locale, name: EndpointName, form: FormData): Answer {
  const member = findSignedIn(exchange.session);
  if (!exchange.session || !member) {
    return jsonAnswer(401, { redirect_url: `${exchange.origin}/login?returnTo=/app/` });
  }
  const call: ApiExchange = { ...exchange, session: exchange.session, locale, member, form };
  try {
    return handlers[name](call);
  } catch (error) {
    if (error instanceof Refusal) return jsonAnswer(422, { error: error.message });
    throw error;
  }
}

const notMultipart = jsonAnswer(415, { error: "The body must be multipart/form-data." });

async function readMultipart({ request }: Exchange): Promise<FormData | null> {
  const form = await readForm(request);
  return request.headers["content-type"]?.toLowerCase().startsWith("multipart/") ? form : null;
}

function methodNotAllowed(atPath: EndpointName[]): Answer {
  const answer = jsonAnswer(405, { error: "This endpoint does not know the method." });
  return { ...answer, headers: { ...answer.headers, Allow: atPath.map((name) => endpoints[name].method).join(", ") } };
}

/** The headers promise the whole body, but the connection ends halfway. */
function cutOff({ response }: Exchange, answer: Answer): void {
  const body = Buffer.from(answer.body ?? "");
  response.writeHead(answer.status, { ...answer.headers, "Content-Length": String(body.length + 1) });
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
}

function allowOrigin({ request, response, state }: Exchange): void {
  response.setHeader("Vary", "Origin");
  const { origin } = request.headers;
  if (!origin || !state.corsOrigins.has(origin)) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
}

/** The mode for this request; counts down `times`, then returns to `ok`. */
function takeMode(session: Session, name: EndpointName): AnswerMode {
  const endpoint = session.scenario.endpoints[name];
  if (solvable.includes(endpoint.mode) && session.captchaSolved) return "ok";
  if (endpoint.times === undefined) return endpoint.mode;
  if (endpoint.times === 0) return "ok";
  endpoint.times -= 1;
  return endpoint.mode;
}
