import { jsonAnswer, type Answer } from "../http/answer";
import { findInvoice } from "../member/member-data";
import { paymentForm } from "../payment/payment-form";
import { isWireObject, type WireObject } from "../wire";
import type { ApiExchange, Handler } from "./handler";

const returnNames = ["pmt_okreturn", "pmt_errorreturn", "pmt_cancelreturn", "pmt_delayedpayreturn"];
const expectedNames = ["invoice_id", ...returnNames];

export const createPayment: Handler = (call) => {
  const { form: sent, member, locale, origin, state, session } = call;
  const fields = textFields(sent);
  const problem = fields ? findProblem(fields, call) : `The fields must be exactly ${expectedNames.join(", ")}.`;
  if (!fields || problem) return refusal(problem ?? "");
  const invoiceId = Number(fields.invoice_id);
  const invoice = findInvoice(member, locale, invoiceId);
  if (!invoice) return refusal(`There is no invoice ${invoiceId}.`);
  if (invoice._is_payable !== true) return refusal(`Invoice ${invoiceId} cannot be paid.`);
  const form = paymentForm({
    id: state.payments.nextId(),
    invoiceId,
    title: String(invoice._list_title ?? ""),
    amount: amountOf(invoice),
    buyer: buyerOf(member.persona.member(locale, member.state.values), member.state.values),
    returns: Object.fromEntries(returnNames.map((name) => [name, fields[name] ?? ""])),
  });
  state.payments.add({ session, persona: member.persona.name, invoiceId, locale, fields: form });
  return jsonAnswer(200, { paymentFormData: { action: `${origin}/provider/pay`, fields: form } });
};

/** Undefined unless each expected field occurs exactly once, without others. */
function textFields(form: FormData): Record<string, string> | undefined {
  if ([...form.keys()].sort().join() !== [...expectedNames].sort().join()) return undefined;
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

function findProblem(fields: Record<string, string>, { origin, state }: ApiExchange): string | undefined {
  if (!/^\d+$/.test(fields.invoice_id ?? "")) return "invoice_id must be a whole number.";
  const allowed = [origin, ...state.corsOrigins];
  for (const name of returnNames) {
    const address = fields[name] ?? "";
    if (address.length < 1 || address.length > 200) return `${name} must have 1 to 200 characters.`;
    if (!URL.canParse(address) || !allowed.includes(new URL(address).origin))
      return `${name} must be an address of this site.`;
  }
  return undefined;
}

function amountOf({ _payment: payment }: WireObject): string {
  const amount = isWireObject(payment) ? payment.amount : undefined;
  return typeof amount === "number" ? amount.toFixed(2).replace(".", ",") : "10,00";
}

function buyerOf(member: WireObject, values: WireObject) {
  return {
    name: String(member._full_name ?? "").slice(0, 40),
    street: String(values.street ?? ""),
    postalCode: String(values.postal_code ?? ""),
    city: String(values.city ?? ""),
    email: String(values.email ?? ""),
  };
}

function refusal(error: string): Answer {
  return jsonAnswer(422, { error });
}
