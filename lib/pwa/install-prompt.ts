import { createStore, type Store } from "@/lib/platform/create-store";
import { isInstalledApp } from "@/lib/platform/display-mode";

/** Chromium's own event; it can open the browser's install prompt once. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface Window {
    /** Stored by the page's first script: the event fires long before the member installs. */
    installPrompt?: Event;
  }
}

/** How the app can be installed: by the browser's prompt or by hand; or it is installed already. */
export type InstallState = "installed" | "prompt" | "manual";

const state = createStore<InstallState>("manual");
if (typeof window !== "undefined") {
  state.set(offered());
  window.addEventListener("beforeinstallprompt", () => settle(offered()));
  window.addEventListener("appinstalled", () => {
    window.installPrompt = undefined;
    settle("installed");
  });
}

export const installState: Pick<Store<InstallState>, "get" | "subscribe"> = {
  get: () => (isInstalledApp() ? "installed" : state.get()),
  subscribe: state.subscribe,
};

/**
 * Opens the browser's install prompt. Call it from a tap.
 * @returns whether the member installed; false too without a prompt, or with one that is open already
 */
export async function promptInstallation(): Promise<boolean> {
  const event = window.installPrompt;
  if (!isPromptEvent(event)) return false;
  window.installPrompt = undefined;
  try {
    await event.prompt();
    const { outcome } = await event.userChoice;
    settle(outcome === "accepted" ? "installed" : offered());
  } catch {
    // The browser has withdrawn its offer: manual steps remain.
    settle(offered());
  }
  return state.get() === "installed";
}

/** An installed app stays installed. */
function settle(next: InstallState): void {
  state.update((now) => (now === "installed" ? now : next));
}

function offered(): InstallState {
  return isPromptEvent(window.installPrompt) ? "prompt" : "manual";
}

function isPromptEvent(event: Event | undefined): event is InstallPromptEvent {
  return event !== undefined && "prompt" in event;
}
