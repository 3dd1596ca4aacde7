import { useMemo } from "react";
import type { Invoice } from "@/lib/api/invoice";
import type { Member } from "@/lib/api/member";
import { findStartedPayment, startedPaymentsStore, type StartedPayment } from "@/lib/payment/started-payments";
import { useStore } from "@/lib/platform/use-store";

interface StartedInvoice {
  invoice: Invoice;
  payment: StartedPayment;
}

/** The member's payable invoices with a started payment. */
export function useStartedPayments(member: Member): readonly StartedInvoice[] {
  const payments = useStore(startedPaymentsStore);
  return useMemo(() => {
    const person = member.person;
    return member.invoices.flatMap((invoice): StartedInvoice[] => {
      if (!invoice.isPayable || invoice.id === null) return [];
      const payment = findStartedPayment(payments, { person, invoiceId: invoice.id });
      return payment === null ? [] : [{ invoice, payment }];
    });
  }, [member, payments]);
}
