import { translate } from "@/lib/i18n/translate";
import { notify, type Notification } from "@/lib/notifications/notifications";
import { knownInvoice } from "./known-invoice";

/** A notification that was shown a moment ago. */
export type EarlierNotice = Pick<Notification, "text" | "color">;

/**
 * Notifies that an invoice is no longer payable, with the server's text if there is one. Without a good check the app cannot
 * know that it was paid.
 * @param earlier stays in the notification, with its colour
 */
export function notifySettled(invoiceId: number, earlier?: EarlierNotice): void {
  const status = knownInvoice(invoiceId)?.status?.text ?? "";
  appendNotice(status === "" ? translate("payment.settled") : translate("payment.settledAs", { status }), earlier);
}

/** Adds a line to an earlier notification: a second notification would replace the first within milliseconds. */
export function appendNotice(text: string, earlier: EarlierNotice | undefined): void {
  if (earlier) notify(`${earlier.text}\n${text}`, earlier.color);
  else notify(text, "info");
}
