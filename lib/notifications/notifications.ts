import { createStore } from "@/lib/platform/create-store";

export type NotificationColor = "info" | "success" | "warning" | "error";

export interface Notification {
  /** Tells two notifications of the same text apart. */
  id: number;
  text: string;
  color: NotificationColor;
  /** Milliseconds until it hides by itself; null when it stays until it is closed. */
  timeout: number | null;
  /** The dialog that its button opens. */
  opens: "installationGuide" | null;
}

export interface NotificationState {
  visible: boolean;
  /** The last notification, also after it was hidden. */
  notification: Notification | null;
  /** Takes the new version into use; null when none waits. A snackbar of its own: no message replaces it (spec 2). */
  update: (() => void) | null;
}

const defaultTimeout = 5000;

export const notificationStore = createStore<NotificationState>({ visible: false, notification: null, update: null });

let lastId = 0;

/** Shows a notification in place of the present one; no text hides it. Error notifications never time out (spec 4). */
export function notify(text: string, color: NotificationColor = "info", opens: Notification["opens"] = null): void {
  if (text === "") return hideNotification();
  lastId += 1;
  const timeout = color === "error" ? null : defaultTimeout;
  notificationStore.update((state) => ({
    ...state,
    visible: true,
    notification: { id: lastId, text, color, timeout, opens },
  }));
}

export function hideNotification(): void {
  notificationStore.update((state) => ({ ...state, visible: false }));
}

/** Offers a new version of the app until it is taken into use. */
export function offerUpdate(update: () => void): void {
  notificationStore.update((state) => ({ ...state, update }));
}
