import { translate } from "@/lib/i18n/translate";
import { hideNotification, notificationStore } from "@/lib/notifications/notifications";
import { queryClient } from "@/lib/queries/query-client";

/**
 * WebKit stops the requests of a page that is being left, which looks like a missing network, and restores that page from its
 * back/forward cache. Then the message goes, and lists that failed are read again. `catchUp` reads config and me.
 * @returns stops it
 */
export function followInterruptions(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    hideNetworkMessage();
    void queryClient.refetchQueries({
      queryKey: ["collection"],
      type: "active",
      predicate: ({ state }) => state.status === "error",
    });
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}

function hideNetworkMessage(): void {
  const { notification } = notificationStore.get();
  if (notification?.text.includes(translate("errors.unreachable"))) hideNotification();
}
