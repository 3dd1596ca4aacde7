import { useSyncExternalStore } from "react";
import { defaultSettings, type Settings } from "./settings";
import { settingsStore } from "./settings-store";

/** The settings as they are now; the defaults while the exported page is hydrated. */
export function useSettings(): Settings {
  return useSyncExternalStore(settingsStore.subscribe, settingsStore.get, () => defaultSettings);
}
