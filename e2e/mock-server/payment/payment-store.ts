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

export class PaymentStore {
  private readonly payments = new Map<string, Payment>();
  private lastId = 1000;

  nextId(): string {
    this.lastId += 1;
    return String(this.lastId);
  }

  add(payment: Payment): void {
    this.payments.set(payment.id, payment);
  }

  find(id: string | null | undefined): Payment | undefined {
    return this.payments.get(id ?? "");
  }

  /** The payments of a session continue in another. */
  move(from: Session, to: Session): void {
    for (const payment of this.payments.values()) if (payment.session === from) payment.session = to;
  }
}
