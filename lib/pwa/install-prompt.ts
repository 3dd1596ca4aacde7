import type { Store } from "@/lib/platform/create-store";
import { isInstalledApp } from "@/lib/platform/display-mode";

/** Chromium's own event; it can open the browser's install prompt once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Stored by the page's first script: the event fires long before anybody installs. */
    installPrompt?: Event;
  }
}

/** How the app can be installed: by the browser's prompt or by hand; or it is installed already. */
export type InstallState = "installed" | "prompt" | "manual";

const listeners = new Set<() => void>();
let isInstalled = false;
let isPrompting = false;

export const installState: Pick<Store<InstallState>, "get" | "subscribe"> = {
  get: () => {
    if (isInstalled || isInstalledApp()) return "installed";
    return isPrompting || isPromptEvent(window.installPrompt) ? "prompt" : "manual";
  },
  subscribe: (listener) => {
    if (listeners.size === 0) follow(true);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) follow(false);
    };
  },
};

/**
 * Opens the browser's install prompt. Call it from a tap.
 * @returns whether the member installed; false also when there is no prompt, or it is open already
 */
export async function promptInstallation(): Promise<boolean> {
  const event = window.installPrompt;
  if (isPrompting || !isPromptEvent(event)) return false;
  window.installPrompt = undefined;
  isPrompting = true;
  try {
    await event.prompt();
    const { outcome } = await event.userChoice;
    if (outcome === "accepted") isInstalled = true;
  } catch {
    // The browser has withdrawn its offer: manual steps remain.
  } finally {
    isPrompting = false;
    tell();
  }
  return isInstalled;
}

function follow(isOn: boolean): void {
  const change = isOn ? "addEventListener" : "removeEventListener";
  window[change]("beforeinstallprompt", tell);
  window[change]("appinstalled", onInstalled);
}

function onInstalled(): void {
  isInstalled = true;
  window.installPrompt = undefined;
  tell();
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function isPromptEvent(event: Event | undefined): event is InstallPromptEvent {
  return event !== undefined && "prompt" in event;
}
