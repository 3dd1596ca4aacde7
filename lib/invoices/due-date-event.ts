import type { CalendarDay } from "@/lib/format/calendar-file";
import { pageLocation } from "@/lib/platform/page-location";

/** The due date of an invoice as an event. Its id is stable for an invoice and association. */
export function dueDateEvent(invoiceId: number, title: string, date: string): CalendarDay {
  const { host } = new URL(pageLocation.origin());
  return { uid: `invoice-${invoiceId}@${host}`, title, date, url: pageLocation.page() };
}
