import { QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderOptions } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactElement, ReactNode } from "react";
import { queryClient } from "@/lib/queries/query-client";
import firstEnglish from "@/messages/en.json";
import lazyEnglish from "@/messages/lazy/en.json";

/** Every English text, by its key. */
export const english = { ...firstEnglish, ...lazyEnglish };

interface Options extends Omit<RenderOptions, "wrapper"> {
  /** The time of relative dates; the clock's by default. */
  now?: Date;
}

/** Renders a component within the app's providers: English texts and the app's query client. */
export function renderInApp(element: ReactElement, { now, ...options }: Options = {}) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={english} timeZone="UTC" now={now}>
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
  return render(element, { ...options, wrapper });
}
