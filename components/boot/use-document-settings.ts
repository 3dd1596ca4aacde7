import { useEffect } from "react";
import { showThemeColor } from "@/lib/base/theme-color";
import { localeStore } from "@/lib/i18n/locale-store";
import { useDarkMode } from "@/lib/settings/use-dark-mode";

/** Keeps language and theme of the document in step with the settings; the page's first script has set them before. */
export function useDocumentSettings(): void {
  const isDark = useDarkMode();
  useEffect(
    // Not at once: the page's first script has set the language, and the texts of the exported page are still Finnish.
    () => localeStore.subscribe(() => (document.documentElement.lang = localeStore.get().locale)),
    [],
  );
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    showThemeColor(isDark);
  }, [isDark]);
}
