import { notificationStore, notify, type NotificationColor } from "./notifications";

/** Shows what nobody asked for: once the present notification, perhaps an error that is not read yet, is closed or over. */
export function notifyWhenFree(text: string, color: NotificationColor): void {
  if (!notificationStore.get().visible) return notify(text, color);
  const stop = notificationStore.subscribe(() => {
    if (notificationStore.get().visible) return;
    stop();
    notify(text, color);
  });
}
