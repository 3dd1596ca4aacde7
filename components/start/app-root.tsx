"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import type { Elements } from "@/components/ui/elements";
import { localeStore } from "@/lib/i18n/locale-store";
import { useStore } from "@/lib/platform/use-store";
import { queryClient } from "@/lib/queries/query-client";
import { StartGate } from "./start-gate";
import { useDocumentSettings } from "./use-document-settings";
import { useStart } from "./use-start";

/** next-intl requires a time zone for the export. The browser uses the member's own, read only when a date is formatted. */
const exportTimeZone = typeof window === "undefined" ? "UTC" : undefined;

/** Everything of the app that runs in the browser: providers, start, screens. */
export function AppRoot({ children }: { children: Elements }) {
  const { locale, messages } = useStore(localeStore);
  return (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone={exportTimeZone}>
        <Session>{children}</Session>
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

function Session({ children }: { children: Elements }) {
  const { retry } = useStart();
  useDocumentSettings();
  return <StartGate retry={retry}>{children}</StartGate>;
}
