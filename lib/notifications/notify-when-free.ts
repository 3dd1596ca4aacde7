import { notificationStore, notify, type NotificationColor } from "./notifications";

/** Shows an unrequested message once the current notification, perhaps an unread error, is closed or over. */
export function notifyWhenFree(text: string, color: NotificationColor): void {
  if (!notificationStore.get().visible) return notify(text, color);
  const stop = notificationStore.subscribe(() => {
    if (notificationStore.get().visible) return;
    stop();
    notify(text, color);
  });
}
