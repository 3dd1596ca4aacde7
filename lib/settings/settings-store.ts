import { createStore } from "@/lib/platform/create-store";
import { followStored } from "@/lib/platform/follow-stored";
import { localStore } from "@/lib/platform/storage";
import { parseSettings, type Settings } from "./settings";

const storageKey = "settings";

/** As last read or written: the same text gives the same settings. */
let storedText = localStore.read(storageKey);

export const settingsStore = createStore<Settings>(parseSettings(storedText));

/**
 * Changes settings for this tab, the next start and the other tabs, and keeps what those have changed without being heard.
 * Where storage is blocked or full they last until the tab closes.
 */
export function changeSettings(change: Partial<Settings>): void {
  const newest = { ...newestSettings(), ...change };
  const isStored = localStore.write(storageKey, JSON.stringify(newest));
  // Read again, since what is written may not be readable.
  if (isStored) storedText = localStore.read(storageKey);
  settingsStore.set(isStored ? newest : { ...settingsStore.get(), ...change });
}

/** Follows the changes of other tabs; returns the function that stops it. */
export function followSettings(): () => void {
  return followStored(storageKey, readSettings);
}

function readSettings(): void {
  const newest = newestSettings();
  storedText = localStore.read(storageKey);
  settingsStore.set(newest);
}

/** What is stored; what this page knows when nobody has changed that since, or when it is no settings. */
function newestSettings(): Settings {
  const text = localStore.read(storageKey);
  return text === storedText ? settingsStore.get() : parseSettings(text, settingsStore.get());
}
