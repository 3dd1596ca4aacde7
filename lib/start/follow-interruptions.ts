import { translate } from "@/lib/i18n/translate";
import { hideNotification, notificationStore } from "@/lib/notifications/notifications";
import { onPageRestored } from "@/lib/platform/on-page-restored";
import { queryClient } from "@/lib/queries/query-client";

/**
 * WebKit aborts the requests of a page that is being left, as if the network were missing. When the back/forward cache restores
 * the page, hides the message and refetches failed lists. `catchUp` refetches config and me.
 * @returns stops it
 */
export function followInterruptions(): () => void {
  return onPageRestored(() => {
    hideNetworkMessage();
    void queryClient.refetchQueries({
      queryKey: ["collection"],
      type: "active",
      predicate: ({ state }) => state.status === "error",
    });
  });
}

function hideNetworkMessage(): void {
  const { notification } = notificationStore.get();
  if (notification?.text.includes(translate("errors.unreachable"))) hideNotification();
}
