import { createStore } from "@/lib/platform/create-store";

export type NotificationColor = "info" | "success" | "warning" | "error";

export interface Notification {
  /** Distinguishes notifications with the same text. */
  id: number;
  text: string;
  color: NotificationColor;
  /** Milliseconds until it hides; null when it stays until closed. */
  timeout: number | null;
  /** The dialog that its button opens. */
  opens: "installationGuide" | null;
}

export interface NotificationState {
  visible: boolean;
  /** The last notification, also after it was hidden. */
  notification: Notification | null;
  /** Activates the new version; null when none waits. It has its own snackbar, which no message replaces. */
  update: (() => void) | null;
}

const defaultTimeout = 5000;

export const notificationStore = createStore<NotificationState>({ visible: false, notification: null, update: null });

/** Shows a notification in place of the current one; an empty text hides it. Errors never time out. */
export function notify(text: string, color: NotificationColor = "info", opens: Notification["opens"] = null): void {
  if (text === "") return hideNotification();
  const timeout = color === "error" ? null : defaultTimeout;
  notificationStore.update((state) => ({
    ...state,
    visible: true,
    notification: { id: (state.notification?.id ?? 0) + 1, text, color, timeout, opens },
  }));
}

export function hideNotification(): void {
  notificationStore.update((state) => ({ ...state, visible: false }));
}

/** Hides a notification that would time out; an error stays. */
export function hidePassingNotification(): void {
  if (notificationStore.get().notification?.timeout !== null) hideNotification();
}

/** Offers a new version of the app until it is activated. */
export function offerUpdate(update: () => void): void {
  notificationStore.update((state) => ({ ...state, update }));
}
