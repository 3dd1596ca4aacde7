import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { CallError } from "@/lib/api/api-error";
import { emptyConfig, type Config } from "@/lib/api/config";
import { configKey } from "./cached";
import { acceptPart } from "./handle-result";
import { queryClient } from "./query-client";
import { fetchAnswer, type GoodResult } from "./fetch-answer";
import { refetchPolicy } from "./refetch-policy";
import { isRestored, restoreBeforeOutage } from "./restore-answers";

export interface FetchOptions {
  /** Bypasses the server's cache for this member. Only the start reads from that cache. */
  clearCache?: boolean;
}

/** The last good answer to config, with everything it carried. */
let lastConfigAnswer: (GoodResult & { locale: string }) | null = null;

/** The association's configuration in one language. */
export const configQuery = (locale: string, { clearCache = true }: FetchOptions = {}) =>
  // `clearCache` does not change the data.
  // eslint-disable-next-line @tanstack/query/exhaustive-deps
  queryOptions<Config>({
    ...refetchPolicy,
    queryKey: configKey(locale),
    queryFn: async ({ signal }) => {
      const result = await fetchAnswer("config", { locale, clearCache, signal }).catch((error: unknown) =>
        restoreBeforeOutage(locale, error, signal),
      );
      lastConfigAnswer = { ...result, locale };
      acceptPart(locale, result);
      // An error without a config is a failed fetch.
      if (result.answer.config === null && result.answer.error !== "") throw new CallError({ kind: "aborted" });
      return queryClient.getQueryData(configKey(locale)) ?? emptyConfig;
    },
  });

/** The configuration in the current language; an empty one when the server sent none. */
export function useConfig(): Config {
  return useQuery(configQuery(useLocale())).data ?? emptyConfig;
}

/** Whether the current config comes from the server. The stored copy on the device has no forms. */
export function useIsConfigRead(): boolean {
  const { data, dataUpdatedAt } = useQuery(configQuery(useLocale()));
  return data !== undefined && !isRestored(dataUpdatedAt);
}

/** Counts config fetches, to detect whether one has ended since. */
export function configFetchCount(locale: string): number {
  return queryClient.getQueryState(configKey(locale))?.dataUpdateCount ?? 0;
}

/** Waits for a config in flight: it is handled before me. @returns its answer, if it came since `before` */
export async function configSince(locale: string, before: number): Promise<GoodResult | null> {
  const options = configQuery(locale);
  if (queryClient.isFetching({ queryKey: options.queryKey }) > 0)
    await queryClient.query({ ...options, staleTime: 0 }).catch(() => undefined);
  return configFetchCount(locale) !== before && lastConfigAnswer?.locale === locale ? lastConfigAnswer : null;
}
