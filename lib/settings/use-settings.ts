import { useStore } from "@/lib/platform/use-store";
import { defaultSettings, type Settings } from "./settings";
import { settingsStore } from "./settings-store";

/** The settings as they are now; the defaults while the exported page is hydrated. */
export function useSettings(): Settings {
  return useStore(settingsStore, defaultSettings);
}
