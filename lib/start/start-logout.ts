import { showBadge } from "@/lib/pwa/app-badge";
import { logOut } from "@/lib/session/logout";
import { dispatchStart } from "./start-store";

/** Shows "Logging out" and logs out. If the server is unreachable, this device stays signed out. */
export async function startLogout(): Promise<void> {
  dispatchStart({ type: "logout" });
  void showBadge(0);
  if (!(await logOut())) dispatchStart({ type: "logoutFailed" });
}
