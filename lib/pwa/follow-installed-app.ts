import type { QueryClient } from "@tanstack/react-query";
import { isInstalledApp } from "@/lib/base/display-mode";
import { followInvoiceBadge } from "./follow-invoice-badge";
import { keepStorage } from "./keep-storage";

/** What only the installed app does: it keeps its storage, and has a badge. Returns the function that stops it. */
export function followInstalledApp(client: QueryClient): () => void {
  if (!isInstalledApp()) return () => undefined;
  void keepStorage();
  return followInvoiceBadge(client);
}
