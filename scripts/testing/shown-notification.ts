import { notificationStore, type Notification } from "@/lib/notifications/notifications";

/** Text and colour of the visible notification, or null. */
export function shownNotification(): [text: string, color: Notification["color"]] | null {
  const { visible, notification } = notificationStore.get();
  return visible && notification ? [notification.text, notification.color] : null;
}
