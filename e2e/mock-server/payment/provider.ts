import { htmlAnswer, plainAnswer, redirectAnswer, type Answer } from "../http/answer";
import type { Exchange } from "../http/exchange";
import { readFields } from "../http/read-form";
import type { Scenario } from "../scenario/scenario";
import { markPaid } from "./mark-paid";
import type { Payment } from "./payment-store";
import { bankPage, neverBackPage, payPage, thanksPage } from "./provider-pages";
import { returnAddress, type Outcome, type ReturnOptions } from "./return-address";
import { signFields } from "./sign-fields";

const outcomes: Record<string, Outcome> = { pay: "paid", cancel: "canceled", fail: "failed", later: "delayed" };

/** Pages with the link back. They answer GET, so that Back returns to them. */
const linkPages: Record<string, typeof bankPage> = { "/provider/bank": bankPage, "/provider/thanks": thanksPage };

/** The payment provider: `/provider/pay` takes the payment form, `/provider/choose` the buyer's choice. */
export async function answerProvider(exchange: Exchange): Promise<Answer> {
  const { pathname } = exchange.url;
  const linkPage = Object.hasOwn(linkPages, pathname) ? linkPages[pathname] : undefined;
  if (linkPage && exchange.method === "GET") return answerLinkPage(exchange, linkPage);
  if (exchange.method !== "POST") return plainAnswer(405, "This address takes a form by POST.");
  if (!exchange.request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
    return plainAnswer(415, "The payment form must be urlencoded.");
  }
  const fields = await readFields(exchange.request);
  const payment = exchange.state.payments.find(fields.pmt_id);
  if (!payment) return plainAnswer(400, "The payment is not known.");
  if (pathname === "/provider/pay") return startPayment(payment, fields);
  if (pathname === "/provider/choose") return choose(exchange, payment, fields.choice ?? "");
  return plainAnswer(404, "Not found.");
}

function startPayment(payment: Payment, fields: Record<string, string>): Answer {
  const { pmt_hash: hash, ...rest } = fields;
  // Every field must arrive as signed, including the return addresses.
  if (hash !== signFields(rest) || hash !== payment.fields.pmt_hash)
    return plainAnswer(400, "The hash of the payment form is wrong.");
  if (payment.session.scenario.provider === "straight") return redirectAnswer(returnAddress(payment, "paid"));
  return htmlAnswer(200, payPage(payment));
}

function choose(exchange: Exchange, payment: Payment, choice: string): Answer {
  const mode = payment.session.scenario.provider;
  if (choice === "tell-server") {
    markPaid(payment);
    return htmlAnswer(200, neverBackPage(payment, true));
  }
  const outcome = Object.hasOwn(outcomes, choice) ? outcomes[choice] : undefined;
  if (!outcome) return plainAnswer(400, "There is no such choice.");
  if (mode === "never") return htmlAnswer(200, neverBackPage(payment, false));
  if (mode === "bank" && outcome === "paid") {
    return redirectAnswer(`${secondOrigin(exchange)}/provider/bank?pmt_id=${payment.id}`);
  }
  if (mode === "session-ended") payment.session.persona = undefined;
  if (mode === "paid-anyway") markPaid(payment);
  // The provider calls the server, then the buyer returns twice.
  if (mode === "twice" && outcome === "paid") {
    markPaid(payment);
    return redirectAnswer(`/provider/thanks?pmt_id=${payment.id}`);
  }
  return redirectAnswer(returnAddress(payment, outcome, returnOptions(mode)));
}

function returnOptions(mode: Scenario["provider"]): ReturnOptions {
  if (mode === "wrong-hash") return { wrongHash: true };
  if (mode === "higher-costs") return { sellerCosts: "5,00" };
  if (mode === "markup-error") return { errorText: "<b>Maksu epäonnistui</b><img src=x onerror=alert(1)>" };
  return {};
}

function answerLinkPage({ url, state }: Exchange, linkPage: typeof bankPage): Answer {
  const payment = state.payments.find(url.searchParams.get("pmt_id"));
  if (!payment) return plainAnswer(400, "The payment is not known.");
  return htmlAnswer(200, linkPage(payment, returnAddress(payment, "paid")));
}

/** The same server under its other host name, a different origin for the browser. */
function secondOrigin({ url, request }: Exchange): string {
  const port = request.socket.localPort ?? url.port;
  return url.hostname === "127.0.0.1" ? `http://localhost:${port}` : `http://127.0.0.1:${port}`;
}
