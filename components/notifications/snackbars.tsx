"use client";

import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { Snackbar } from "@/components/ui/snackbar";
import { openDialog } from "@/lib/dialogs/dialogs";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { hideNotification, notificationStore, type Notification } from "@/lib/notifications/notifications";

/** The notification of the moment and, apart from it, the offer of a new version (spec 2, 4). */
export function Snackbars() {
  const state = useSyncExternalStore(notificationStore.subscribe, notificationStore.get, notificationStore.get);
  const notification = state.visible ? state.notification : null;
  useHideAfterTimeout(notification);
  const t = useTranslations();
  const { update } = state;
  return (
    <div
      aria-live="polite"
      className="snackbars pointer-events-none fixed inset-x-0 bottom-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 p-3 lg:items-end"
    >
      {update ? (
        <Snackbar
          kind="update"
          text={t("notifications.update")}
          action={
            <SnackbarAction
              label={t("notifications.updateAction")}
              onClick={() => leaveUnlessGuarded("update", update)}
            />
          }
        />
      ) : null}
      {notification ? (
        <Snackbar
          key={notification.id}
          kind={notification.color}
          text={notification.text}
          closeLabel={t("common.close")}
          onClose={hideNotification}
          action={
            notification.opens ? (
              <SnackbarAction label={t("membershipCard.guideAction")} onClick={() => openNotified(notification)} />
            ) : null
          }
        />
      ) : null}
    </div>
  );
}

function SnackbarAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-ml-4 min-h-touch shrink-0 rounded-full px-4 font-bold underline underline-offset-4 transition hover:bg-current/10 active:bg-current/25"
    >
      {label}
    </button>
  );
}

function openNotified(notification: Notification): void {
  hideNotification();
  if (notification.opens) openDialog(notification.opens);
}

function useHideAfterTimeout(notification: Notification | null): void {
  useEffect(() => {
    if (notification?.timeout == null) return;
    const timer = setTimeout(hideNotification, notification.timeout);
    return () => clearTimeout(timer);
  }, [notification]);
}
