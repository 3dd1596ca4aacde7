import { useEffect } from "react";
import { useLocale } from "@/lib/i18n/use-locale";
import { useDarkMode } from "@/lib/settings/use-dark-mode";

/** Keeps language and theme of the document in step with the settings; the page's first script has set them before. */
export function useDocumentSettings(): void {
  const locale = useLocale();
  const isDark = useDarkMode();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  }, [isDark]);
}
