import { QueryClient } from "@tanstack/react-query";
import { localeStore } from "@/lib/i18n/locale-store";

/** The app's one cache: server data lives here and nowhere else. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      networkMode: "always",
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

/** The language on the screen, a code such as "fi": the last part of every query key. */
export function currentLocale(): string {
  return localeStore.get().locale;
}
