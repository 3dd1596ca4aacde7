import { useStore } from "@/lib/platform/use-store";
import { localeStore } from "./locale-store";

/** The language that is shown, a code such as "fi": the key of every query. */
export function useLocale(): string {
  return useStore(localeStore).locale;
}
