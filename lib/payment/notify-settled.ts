import { translate } from "@/lib/i18n/translate";
import { notify, type Notification } from "@/lib/notifications/notifications";
import { knownInvoice } from "./known-invoice";

/** What the member was told a moment ago. */
export type Told = Pick<Notification, "text" | "color">;

/**
 * Notifies that an invoice is no longer payable, with the server's text if there is one. Without a good check the app cannot
 * know that it was paid.
 * @param told stays in the notification, with its colour
 */
export function notifySettled(invoiceId: number, told?: Told): void {
  const status = knownInvoice(invoiceId)?.status?.text ?? "";
  notifyAlso(status === "" ? translate("payment.settled") : translate("payment.settledAs", { status }), told);
}

/** Adds a line to what the member was told: a second notification would replace the first within milliseconds. */
export function notifyAlso(text: string, told: Told | undefined): void {
  if (told) notify(`${told.text}\n${text}`, told.color);
  else notify(text, "info");
}
