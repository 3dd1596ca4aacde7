import { useSyncExternalStore } from "react";
import { useSettings } from "./settings-store";

const darkQuery = "(prefers-color-scheme: dark)";

/** Whether the dark theme is on: the member's choice, else the system's current preference. */
export function useDarkMode(): boolean {
  const { darkMode } = useSettings();
  const systemIsDark = useSyncExternalStore(
    followSystem,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );
  return darkMode ?? systemIsDark;
}

function followSystem(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}
