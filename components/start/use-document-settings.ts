import { useEffect } from "react";
import { showThemeColor } from "@/lib/platform/theme-color";
import { localeStore } from "@/lib/i18n/locale-store";
import { useDarkMode } from "@/lib/settings/use-dark-mode";

/** Syncs the document's language and theme with the settings. The page's first script has already set them. */
export function useDocumentSettings(): void {
  const isDark = useDarkMode();
  useEffect(
    // Not at once: the first script has set the language, and the texts of the exported page are still the default ones.
    () => localeStore.subscribe(() => (document.documentElement.lang = localeStore.get().locale)),
    [],
  );
  useEffect(() => {
    const { dataset } = document.documentElement;
    const theme = isDark ? "dark" : "light";
    if (dataset.theme !== theme) {
      dataset.retheming = "";
      const end = () => delete dataset.retheming;
      requestAnimationFrame(() => requestAnimationFrame(end));
    }
    dataset.theme = theme;
    showThemeColor(isDark);
  }, [isDark]);
}
