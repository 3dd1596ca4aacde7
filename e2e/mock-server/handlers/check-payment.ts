import { jsonAnswer, Refusal } from "../http/answer";
import { translator } from "../locale";
import { markPaid } from "../payment/mark-paid";
import { checkReturn } from "../payment/sign-fields";
import type { Handler } from "./handler";

const knownNames = /^(status|error_fields|pmt_[a-z]+)$/;

export const checkPayment: Handler = ({ form, member, locale, state, session }) => {
  const t = translator(locale);
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || !knownNames.test(name)) throw new Refusal(`Unknown field "${name}".`);
    fields[name] = value;
  }
  const payment = state.payments.find(fields.pmt_id);
  if (!payment || payment.session !== session || payment.persona !== member.persona.name) {
    throw new Refusal(t("Maksua ei löytynyt.", "The payment was not found.", "Betalningen hittades inte."));
  }
  const isConfirmed = member.state.paid.has(payment.invoiceId);
  if (!isConfirmed && !checkReturn(fields, payment.fields)) {
    throw new Refusal(
      t("Maksua ei voitu vahvistaa.", "The payment could not be confirmed.", "Betalningen kunde inte bekräftas."),
    );
  }
  // The provider may have reported it already, so a repeat is not an error.
  if (session.scenario.provider !== "unbooked") markPaid(payment);
  const message = member.state.paid.has(payment.invoiceId)
    ? t("Kiitos, lasku on maksettu.", "Thank you, the invoice has been paid.", "Tack, fakturan är betald.")
    : t(
        "Kiitos, maksusi on vastaanotettu.",
        "Thank you, your payment has been received.",
        "Tack, din betalning har tagits emot.",
      );
  return jsonAnswer(200, { message });
};
