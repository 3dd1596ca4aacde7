import { useEffect, useState } from "react";
import type { Invoice } from "@/lib/api/invoice";
import type { Member } from "@/lib/api/member";
import { pageLocation } from "@/lib/base/page-location";
import { findInvoice } from "@/lib/invoices/find-invoice";
import { useNavigation } from "@/lib/navigation/use-navigation";
import { freshnessStore } from "@/lib/offline/freshness";
import { paymentState, usePaymentState } from "@/lib/payment/payment-store";
import { readReturn } from "@/lib/payment/return-addresses";

/**
 * The invoice of an address. An unknown id ends at error404 (spec 2); when it was come back to from a payment, that is
 * handled first, and the list takes its place: an association may take a paid invoice off the list.
 */
export function useKnownInvoice(member: Member, pagename: string): Invoice | undefined {
  const navigation = useNavigation();
  const invoice = findInvoice(member.invoices, pagename);
  const isUnknown = invoice === undefined;
  const [isReturn] = useState(() => readReturn(pageLocation.search()) !== null);
  const payment = usePaymentState().name;
  useEffect(() => {
    // Not the state as drawn: the return may have been taken up since.
    if (!isUnknown || paymentState().name !== "closed") return;
    // What is kept on the device may be older than the invoice.
    const isFromDevice = freshnessStore.get().source === "device";
    navigation.go(isReturn || isFromDevice ? "invoiceContainer" : "error404", { replace: true });
  }, [isUnknown, isReturn, payment, navigation]);
  return invoice;
}
