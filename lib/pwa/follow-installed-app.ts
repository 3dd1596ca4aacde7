import { isInstalledApp } from "@/lib/platform/display-mode";
import { followInvoiceBadge } from "./follow-invoice-badge";
import { keepStorage } from "./keep-storage";

/** Features of the installed app only: persistent storage and the badge. @returns stops them */
export function followInstalledApp(): () => void {
  if (!isInstalledApp()) return () => undefined;
  void keepStorage();
  return followInvoiceBadge();
}
