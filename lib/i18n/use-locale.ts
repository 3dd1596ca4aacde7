import { useStore } from "@/lib/platform/use-store";
import { localeStore } from "./locale-store";

/** The current language, a code such as "fi": the key of every query. */
export function useLocale(): string {
  return useStore(localeStore).locale;
}
