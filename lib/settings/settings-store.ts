import { createStoredStore } from "@/lib/platform/create-stored-store";
import { useStore } from "@/lib/platform/use-store";
import { defaultSettings, parseSettings, type Settings } from "./settings";

export const settingsStore = createStoredStore<Settings>("settings", {
  parse: parseSettings,
  serialize: (settings) => JSON.stringify(settings),
});

/** Changes settings for this tab, the next start and the other tabs. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.change((newest) => ({ ...newest, ...change }));
}

/** The current settings; the defaults while the exported page hydrates. */
export function useSettings(): Settings {
  return useStore(settingsStore, defaultSettings);
}
