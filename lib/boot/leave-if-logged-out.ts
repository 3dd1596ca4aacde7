import type { QueryClient } from "@tanstack/react-query";
import { pageLocation } from "@/lib/base/page-location";
import { dropTracesOfTab } from "@/lib/queries/drop-traces";
import { endSession } from "@/lib/queries/handle-result";
import { logoutMark } from "@/lib/queries/logout-mark";
import { dispatchStart } from "./start-store";

/**
 * For a page that the browser shows as it was left: where the member has logged out meanwhile, nothing of them stays on it.
 * @returns whether it is loaded anew
 */
export function leaveIfLoggedOut(client: QueryClient): boolean {
  if (!logoutMark.isNew()) return false;
  endSession();
  client.clear();
  dropTracesOfTab();
  dispatchStart({ type: "retry" });
  pageLocation.reload();
  return true;
}
