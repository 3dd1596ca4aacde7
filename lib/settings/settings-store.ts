import { createStore } from "@/lib/base/create-store";
import { localStore } from "@/lib/base/storage";
import { defaultSettings, parseSettings, type Settings } from "./settings";

const storageKey = "settings";

export const settingsStore = createStore<Settings>(
  typeof window === "undefined" ? defaultSettings : parseSettings(localStore.read(storageKey)),
);

/** Changes settings for this tab, the next start and the other tabs. Where storage is blocked they last until the tab closes. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.update((settings) => ({ ...settings, ...change }));
  localStore.write(storageKey, JSON.stringify(settingsStore.get()));
}

/** Follows the changes of other tabs; returns the function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) settingsStore.set(parseSettings(event.newValue));
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
