import { isInstalledApp } from "@/lib/platform/display-mode";
import { followInvoiceBadge } from "./follow-invoice-badge";
import { keepStorage } from "./keep-storage";

/** What only the installed app does: it keeps its storage, and has a badge. Returns the function that stops it. */
export function followInstalledApp(): () => void {
  if (!isInstalledApp()) return () => undefined;
  void keepStorage();
  return followInvoiceBadge();
}
