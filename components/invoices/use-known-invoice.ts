import { useEffect, useState } from "react";
import type { Invoice } from "@/lib/api/invoice";
import { personOf, type Member } from "@/lib/api/member";
import { pageLocation } from "@/lib/base/page-location";
import { findInvoice, invoiceIdOf } from "@/lib/invoices/find-invoice";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { freshnessStore } from "@/lib/offline/freshness";
import { wasStartedHere } from "@/lib/payment/keep-payment-trace";
import { paymentState, usePaymentState } from "@/lib/payment/payment-store";
import { readReturn } from "@/lib/payment/return-addresses";

/**
 * The invoice of an address. An unknown id ends at error404 (spec 2). The list takes its place when a payment of it was
 * started, for an association may take a paid invoice off the list; a return from a payment is handled first.
 */
export function useKnownInvoice(member: Member, pagename: string): Invoice | undefined {
  const navigation = useNavigation();
  const invoiceId = invoiceIdOf(pagename);
  const invoice = findInvoice(member.invoices, invoiceId);
  const isUnknown = invoice === undefined;
  const [hasStatus] = useState(() => readReturn(pageLocation.search()) !== null);
  const payment = usePaymentState().name;
  useEffect(() => {
    // Not the state as drawn: the return may have been taken up since.
    if (!isUnknown || paymentState().name !== "closed") return;
    // What is kept on the device may be older than the invoice.
    const isFromDevice = freshnessStore.get().source === "device";
    const isPaidPerhaps = invoiceId !== null && (hasStatus || wasStartedHere({ person: personOf(member), invoiceId }));
    navigation.go(isPaidPerhaps || isFromDevice ? "invoiceContainer" : "error404", { replace: true });
  }, [isUnknown, hasStatus, payment, navigation, member, invoiceId]);
  return invoice;
}
