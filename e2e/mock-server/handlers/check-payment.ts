import { jsonAnswer } from "../http/answer";
import { translator } from "../locale";
import { checkReturn } from "../payment/check-return";
import { markPaid } from "../payment/mark-paid";
import type { Handler } from "./handlers";

const knownNames = /^(status|error_fields|pmt_[a-z]+)$/;

export const checkPayment: Handler = ({ parts, member, locale, state, session }) => {
  const t = translator(locale);
  const fields: Record<string, string> = {};
  for (const part of parts) {
    if (part.kind === "file" || !knownNames.test(part.name))
      return jsonAnswer(422, { error: `Unknown field "${part.name}".` });
    fields[part.name] = part.value;
  }
  const payment = state.payments.find(fields.pmt_id);
  if (!payment || payment.sessionId !== session.id || payment.persona !== member.persona.name) {
    return jsonAnswer(422, { error: t("Maksua ei löytynyt.", "The payment was not found.") });
  }
  const paid = member.state.paid.has(payment.invoiceId);
  if (!paid && !checkReturn(fields, payment.fields)) {
    return jsonAnswer(422, { error: t("Maksua ei voitu vahvistaa.", "The payment could not be confirmed.") });
  }
  // The provider may have told it already, so a second time is no error.
  markPaid(state, payment);
  return jsonAnswer(200, { message: t("Kiitos, lasku on maksettu.", "Thank you, the invoice has been paid.") });
};
