import { formatDate } from "../association/dates";
import { translator, type Locale } from "../locale";
import { isWireObject, type Wire, type WireObject } from "../wire";
import { findPersona } from "../personas";
import type { Persona } from "../personas/persona";
import type { MemberState, Session } from "../sessions";

export type SignedIn = { persona: Persona; state: MemberState };

export function findSignedIn(session: Session | undefined): SignedIn | undefined {
  const persona = findPersona(session?.persona);
  return session && persona ? { persona, state: memberState(session, persona) } : undefined;
}

function memberState(session: Session, persona: Persona): MemberState {
  const known = session.members.get(persona.name);
  if (known) return known;
  const state: MemberState = { values: structuredClone(persona.values), paid: new Map() };
  session.members.set(persona.name, state);
  return state;
}

/** The persona's data in a language, plus saved values and payments. */
export function memberData({ persona, state }: SignedIn, locale: Locale): WireObject {
  const member = persona.member(locale, state.values);
  const data: WireObject = { ...state.values, ...member };
  if (Array.isArray(member.invoice) && state.paid.size > 0) {
    data.invoice = member.invoice.map((invoice) => withPayment(invoice, state, locale));
  }
  return data;
}

export function findInvoice(member: SignedIn, locale: Locale, id: number): WireObject | undefined {
  const { invoice: invoices } = memberData(member, locale);
  if (!Array.isArray(invoices)) return undefined;
  return invoices.filter(isWireObject).find((invoice) => Number(invoice.id) === id);
}

function withPayment(invoice: Wire, state: MemberState, locale: Locale): Wire {
  if (!isWireObject(invoice)) return invoice;
  const paidOn = state.paid.get(Number(invoice.id));
  if (!paidOn) return invoice;
  const t = translator(locale);
  const { _payment: _settled, ...rest } = invoice;
  return {
    ...rest,
    _list_summary: t(
      `Maksettu ${formatDate(locale, paidOn)}`,
      `Paid ${formatDate(locale, paidOn)}`,
      `Betald ${formatDate(locale, paidOn)}`,
    ),
    _icon: "mdi-check-circle-outline",
    _icon_color: "success",
    _status: { text: t("Maksettu", "Paid", "Betald"), color: "success", icon: "mdi-check" },
    _is_payable: false,
    _receipt_link: `/files/receipt-${String(invoice.id)}.pdf`,
  };
}
