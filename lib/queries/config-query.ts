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

/** The last good answer to config in each language, with everything it carried. */
const lastAnswers = new Map<string, GoodResult>();

/** The association's configuration in one language. */
export const configQuery = (locale: string, { clearCache = true }: FetchOptions = {}) =>
  // The key lacks `clearCache`, which does not change the data.
  queryOptions<Config>({
    ...refetchPolicy,
    queryKey: configKey(locale),
    queryFn: async ({ signal }) => {
      const result = await fetchAnswer("config", { locale, clearCache, signal }).catch((error: unknown) =>
        restoreBeforeOutage(locale, error, signal),
      );
      acceptPart(locale, result);
      // An error without a config is a failed fetch.
      if (result.answer.config === null && result.answer.error !== "") throw new CallError({ kind: "aborted" });
      lastAnswers.set(locale, result);
      return queryClient.getQueryData(configKey(locale)) ?? emptyConfig;
    },
  });

/** The configuration in the current language; an empty one when the server sent none. */
export function useConfig(): Config {
  return useQuery(configQuery(useLocale())).data ?? emptyConfig;
}

/** Whether the current config comes from the server. The device's stored copy lacks the forms. */
export function useIsConfigRead(): boolean {
  const { data, dataUpdatedAt } = useQuery(configQuery(useLocale()));
  return data !== undefined && !isRestored(dataUpdatedAt);
}

/**
 * Call it before a fetch of me: config is handled first.
 * @returns waits for a config in flight, and returns the answer that has come since the call, or null
 */
export function followConfig(locale: string): () => Promise<GoodResult | null> {
  const before = lastAnswers.get(locale);
  return async () => {
    const options = configQuery(locale);
    if (queryClient.isFetching({ queryKey: options.queryKey }) > 0)
      await queryClient.query({ ...options, staleTime: 0 }).catch(() => undefined);
    const answer = lastAnswers.get(locale);
    return answer === undefined || answer === before ? null : answer;
  };
}
