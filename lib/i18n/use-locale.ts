import { useSyncExternalStore } from "react";
import { localeStore } from "./locale-store";

/** The language that is shown, a code such as "fi": the key of every query. */
export function useLocale(): string {
  return useSyncExternalStore(
    localeStore.subscribe,
    () => localeStore.get().locale,
    () => localeStore.get().locale,
  );
}
