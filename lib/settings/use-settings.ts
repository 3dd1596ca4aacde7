import { useStore } from "@/lib/platform/use-store";
import { defaultSettings, type Settings } from "./settings";
import { settingsStore } from "./settings-store";

/** The current settings; the defaults while the exported page hydrates. */
export function useSettings(): Settings {
  return useStore(settingsStore, defaultSettings);
}
