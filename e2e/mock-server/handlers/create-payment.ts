import { jsonAnswer, Refusal } from "../http/answer";
import { findInvoice, memberData } from "../member/member-data";
import { paymentForm } from "../payment/payment-form";
import { isWireObject, type WireObject } from "../wire";
import type { ApiExchange, Handler } from "./handler";

const returnNames = ["pmt_okreturn", "pmt_errorreturn", "pmt_cancelreturn", "pmt_delayedpayreturn"];
const expectedNames = ["invoice_id", ...returnNames];

export const createPayment: Handler = (call) => {
  const { form: sent, member, locale, origin, state, session } = call;
  const fields = textFields(sent);
  checkFields(fields, call);
  const invoiceId = Number(fields.invoice_id);
  const invoice = findInvoice(member, locale, invoiceId);
  if (!invoice) throw new Refusal(`There is no invoice ${invoiceId}.`);
  if (invoice._is_payable !== true) throw new Refusal(`Invoice ${invoiceId} cannot be paid.`);
  const id = state.payments.nextId();
  const form = paymentForm({
    id,
    invoiceId,
    title: String(invoice._list_title ?? ""),
    amount: amountOf(invoice),
    buyer: memberData(member, locale),
    returns: Object.fromEntries(returnNames.map((name) => [name, fields[name] ?? ""])),
  });
  state.payments.add({ id, session, persona: member.persona.name, invoiceId, locale, fields: form });
  return jsonAnswer(200, { paymentFormData: { action: `${origin}/provider/pay`, fields: form } });
};

/** Each expected field occurs exactly once, without others. */
function textFields(form: FormData): Record<string, string> {
  if ([...form.keys()].sort().join() !== [...expectedNames].sort().join())
    throw new Refusal(`The fields must be exactly ${expectedNames.join(", ")}.`);
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

function checkFields(fields: Record<string, string>, { origin, state }: ApiExchange): void {
  if (!/^\d+$/.test(fields.invoice_id ?? "")) throw new Refusal("invoice_id must be a whole number.");
  const allowed = [origin, ...state.corsOrigins];
  for (const name of returnNames) {
    const address = fields[name] ?? "";
    if (address.length < 1 || address.length > 200) throw new Refusal(`${name} must have 1 to 200 characters.`);
    if (!URL.canParse(address) || !allowed.includes(new URL(address).origin))
      throw new Refusal(`${name} must be an address of this site.`);
  }
}

function amountOf({ _payment: payment }: WireObject): string {
  const amount = isWireObject(payment) ? payment.amount : undefined;
  return typeof amount === "number" ? amount.toFixed(2).replace(".", ",") : "10,00";
}
