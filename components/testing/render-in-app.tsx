import { QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderOptions } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import type { Locale } from "@/lib/config/locales";
import { queryClient } from "@/lib/queries/query-client";
import { english } from "@/scripts/testing/english";

interface InAppProps {
  /** The language of the queries and formats; the texts are English. */
  locale?: Locale;
  /** The time of relative dates; the clock's by default. */
  now?: Date;
  children: ReactNode;
}

/** The app's providers: English texts and the app's query client. */
export function InApp({ locale = "en", now, children }: InAppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale={locale} messages={english} timeZone="UTC" now={now}>
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

export function renderInApp(element: ReactElement, { now, ...options }: RenderOptions & Pick<InAppProps, "now"> = {}) {
  return render(element, { ...options, wrapper: ({ children }) => <InApp now={now}>{children}</InApp> });
}
