"use client";

import { useCurrentRoute } from "@/lib/navigation/use-current-route";
import { InvoiceListScreen } from "./invoice-list-screen";
import { InvoiceScreen } from "./invoice-screen";

/** List and invoice are one exported page; the address tells them apart (design 1). */
export function InvoicesSegment() {
  const route = useCurrentRoute();
  if (route?.name === "invoiceContainer") return <InvoiceListScreen />;
  if (route?.name === "invoice") return <InvoiceScreen pagename={route.pagename} />;
  return null;
}
