import { showBadge } from "@/lib/pwa/app-badge";
import { logOut } from "@/lib/session/logout";
import { dispatchStart } from "./start-store";

/** Shows "Logging out" and logs out; without a server the app stays signed out on this device (spec 4 "Logout"). */
export async function startLogout(): Promise<void> {
  dispatchStart({ type: "logout" });
  void showBadge(0);
  if (!(await logOut())) dispatchStart({ type: "logoutFailed" });
}
