import { htmlAnswer, jsonAnswer, plainAnswer, redirectWithin, Refusal, type Answer } from "../http/answer";
import { ensureSession, setSessionCookie, type Exchange } from "../http/exchange";
import { findInvoice, findSignedIn } from "../member/member-data";
import { bookPayment } from "../payment/mark-paid";
import { findPersona, personas } from "../personas";
import { parseScenario } from "../scenario/parse-scenario";
import { solvable } from "./captcha";
import { controlPage } from "./control-page";
import { page } from "./page";

/** `/mock`: sets how the server behaves towards this browser. */
export function answerControl(exchange: Exchange): Answer {
  try {
    return answerAt(exchange);
  } catch (error) {
    if (error instanceof Refusal) return plainAnswer(400, error.message);
    throw error;
  }
}

function answerAt(exchange: Exchange): Answer {
  if (exchange.method !== "GET" && exchange.method !== "HEAD") return { status: 405, headers: { Allow: "GET" } };
  switch (exchange.url.pathname) {
    case "/mock":
    case "/mock/":
      return htmlAnswer(200, controlPage(exchange.session));
    case "/mock/set":
      return setScenario(exchange);
    case "/mock/reset":
      return reset(exchange);
    case "/mock/pay":
      return pay(exchange);
    case "/mock/log":
      return jsonAnswer(200, exchange.session?.log ?? []);
    case "/mock/landed":
      return htmlAnswer(200, page({ lang: "en", title: "Landed", body: "<p>The redirect was followed.</p>" }));
    default:
      return plainAnswer(404, "Not found");
  }
}

function setScenario(exchange: Exchange): Answer {
  const parameters = exchange.url.searchParams;
  const persona = parameters.get("persona");
  if (persona && persona !== "none" && !findPersona(persona)) {
    throw new Refusal(`There is no persona "${persona}". Known: none, ${personas.map(({ name }) => name).join(", ")}.`);
  }
  const session = ensureSession(exchange);
  session.scenario = parseScenario(parameters, session.scenario);
  // A newly requested captcha is unsolved.
  if (solvable.some((mode) => [...parameters.values()].includes(mode))) session.captchaSolved = false;
  if (persona) session.persona = persona === "none" ? undefined : persona;
  if (session.scenario.cors) exchange.state.corsOrigins.add(session.scenario.cors);
  return goOn(exchange);
}

function reset(exchange: Exchange): Answer {
  const { session, state } = exchange;
  if (session) {
    // A page that the browser is leaving may have a request under way.
    const next = state.sessions.startOver(session);
    state.payments.move(session, next);
    setSessionCookie(exchange, next);
  }
  return goOn(exchange);
}

/** The provider notifies the server of a payment by itself, whether the member returns or not. */
function pay(exchange: Exchange): Answer {
  const parameters = exchange.url.searchParams;
  const { session } = exchange;
  const member = session && findSignedIn({ ...session, persona: parameters.get("persona") ?? session.persona });
  if (!member) throw new Refusal("Nobody is signed in: name a persona, as in /mock/pay?invoice=5012&persona=ordinary.");
  const id = Number(parameters.get("invoice") ?? Number.NaN);
  if (!findInvoice(member, "fi", id))
    throw new Refusal(`${member.persona.name} has no invoice "${parameters.get("invoice") ?? ""}".`);
  bookPayment(member.state, id);
  return goOn(exchange);
}

function goOn({ url, origin }: Exchange): Answer {
  return redirectWithin(origin, url.searchParams.get("then"), "/mock");
}
