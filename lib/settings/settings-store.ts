import { createStoredStore } from "@/lib/platform/create-stored-store";
import { parseSettings, type Settings } from "./settings";

export const settingsStore = createStoredStore<Settings>("settings", {
  parse: parseSettings,
  serialize: (settings) => JSON.stringify(settings),
});

/** Changes settings for this tab, the next start and the other tabs. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.change((newest) => ({ ...newest, ...change }));
}
