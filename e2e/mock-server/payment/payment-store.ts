import type { Locale } from "../locale";
import type { Session } from "../sessions";

/** A payment between start and check. Keyed by id: the bank's origin has no session cookie. */
export type Payment = {
  id: string;
  session: Session;
  persona: string;
  invoiceId: number;
  locale: Locale;
  /** The fields of the payment form. */
  fields: Record<string, string>;
};

export type PaymentStore = {
  add(payment: Omit<Payment, "id">): void;
  find(id: string | null | undefined): Payment | undefined;
  /** The payments of a session continue in another. */
  move(from: Session, to: Session): void;
  nextId(): string;
};

export function createPaymentStore(): PaymentStore {
  const payments = new Map<string, Payment>();
  let last = 1000;
  return {
    add: (payment) => void payments.set(payment.fields.pmt_id ?? "", { ...payment, id: payment.fields.pmt_id ?? "" }),
    find: (id) => (id ? payments.get(id) : undefined),
    move(from, to) {
      for (const payment of payments.values()) if (payment.session === from) payment.session = to;
    },
    nextId: () => String((last += 1)),
  };
}
