"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { useEffect } from "react";
import type { Elements } from "@/components/ui/elements";
import type { Locale } from "@/lib/config/locales";
import { localeStore } from "@/lib/i18n/locale-store";
import { useStore } from "@/lib/platform/use-store";
import { queryClient } from "@/lib/queries/query-client";
import { showThemeColor } from "@/lib/platform/theme-color";
import { useDarkMode } from "@/lib/settings/use-dark-mode";
import { StartGate } from "./start-gate";
import { useStart } from "./use-start";

/** next-intl requires a time zone for the export. The browser uses the member's own, read only when a date is formatted. */
const exportTimeZone = typeof window === "undefined" ? "UTC" : undefined;

/** Everything of the app that runs in the browser: providers, start, screens. */
export function AppRoot({ children }: { children: Elements }) {
  useStart();
  useDocumentSettings();
  const { locale, messages } = useStore(localeStore);
  return (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone={exportTimeZone}>
        <StartGate>{children}</StartGate>
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

/** Even the same language, set again, makes the browser compute the styles of the whole page. */
function showLanguage(locale: Locale): void {
  const root = document.documentElement;
  if (root.lang !== locale) root.lang = locale;
}

/** Syncs the document's language and theme with the settings. The page's first script has already set them. */
function useDocumentSettings(): void {
  const isDark = useDarkMode();
  useEffect(
    // Only on changes: the first script has set the language, but the exported page still has the default one's texts.
    () => localeStore.subscribe(() => showLanguage(localeStore.get().locale)),
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
