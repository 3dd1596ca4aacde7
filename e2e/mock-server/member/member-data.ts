import { formatDate } from "../association/dates";
import { translator, type Locale } from "../locale";
import { isWireObject, type Wire, type WireObject } from "../wire";
import type { SignedIn } from "./find-signed-in";

/** The persona's data in a language, with what the member has saved and paid since. */
export function memberData({ persona, state }: SignedIn, locale: Locale): Wire {
  const member = persona.member(locale, state.values);
  if (!isWireObject(member)) return member;
  const data: WireObject = { ...state.values, ...member };
  if (Array.isArray(member.invoice) && state.paid.size > 0) {
    data.invoice = member.invoice.map((invoice) => withPayment(invoice, state.paid, locale));
  }
  return data;
}

function withPayment(invoice: Wire, paid: Map<number, Date>, locale: Locale): Wire {
  if (!isWireObject(invoice)) return invoice;
  const paidOn = paid.get(Number(invoice.id));
  if (!paidOn) return invoice;
  const t = translator(locale);
  const { _payment: _settled, ...rest } = invoice;
  return {
    ...rest,
    _list_summary: t(`Maksettu ${formatDate(locale, paidOn)}`, `Paid ${formatDate(locale, paidOn)}`),
    _icon: "mdi-check-circle-outline",
    _icon_color: "success",
    _status: { text: t("Maksettu", "Paid"), color: "success", icon: "mdi-check" },
    _is_payable: false,
    _receipt_link: `/files/receipt-${String(invoice.id)}.pdf`,
  };
}
