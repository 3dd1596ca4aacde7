import type { QueryClient } from "@tanstack/react-query";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { showBadge } from "@/lib/pwa/app-badge";
import { forgetMember } from "@/lib/queries/forget-member";
import { announceLogout } from "@/lib/queries/session-channel";
import { dispatchStart } from "./start-store";

/**
 * Shows "Logging out" and logs out; without a server the app stays signed out on this device (spec 4 "Logout"). The member's
 * data goes also when the code that tells the server cannot be had.
 */
export async function startLogout(client: QueryClient, locale: string): Promise<void> {
  dispatchStart({ type: "logout" });
  void showBadge(0);
  const hasEnded = await import("@/lib/queries/logout").then(
    ({ logOut }) => logOut(client, locale),
    async () => {
      const gone = forgetMember(client);
      announceLogout("failed");
      notify(translate("errors.logoutFailed"), "error");
      await gone;
      return false;
    },
  );
  if (!hasEnded) dispatchStart({ type: "logoutFailed" });
}
