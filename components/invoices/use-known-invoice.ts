import { useEffect, useState } from "react";
import type { Invoice } from "@/lib/api/invoice";
import type { Member } from "@/lib/api/member";
import { findInvoice, invoiceIdOf } from "@/lib/invoices/listed-invoices";
import { readStartedPayment } from "@/lib/payment/started-payments";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { isMemberFromDevice } from "@/lib/queries/restore-answers";

/**
 * The invoice of an address. An unknown id leads to error404; it leads to the list if this device has started its payment,
 * since an association may unlist a paid invoice.
 */
export function useKnownInvoice(member: Member, pagename: string): Invoice | undefined {
  const navigation = useNavigation();
  const invoiceId = invoiceIdOf(pagename);
  const invoice = findInvoice(member.invoices, invoiceId);
  const isUnknown = invoice === undefined;
  // Read before the effect: handling the return in the address may end the payment first.
  const [wasStarted] = useState(() => isStartedHere(member, invoiceId));
  useEffect(() => {
    if (!isUnknown) return;
    // The stored member may be older than the invoice.
    const isAtList = wasStarted || isStartedHere(member, invoiceId) || isMemberFromDevice();
    navigation.go(isAtList ? "invoiceContainer" : "error404", { replace: true });
  }, [isUnknown, wasStarted, member, invoiceId, navigation]);
  return invoice;
}

function isStartedHere(member: Member, invoiceId: number | null): boolean {
  return invoiceId !== null && readStartedPayment({ person: member.person, invoiceId }) !== null;
}
