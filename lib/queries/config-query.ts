import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { CallResult } from "@/lib/api/client";
import { emptyConfig, type Config } from "@/lib/api/config";
import { useLocale } from "@/lib/i18n/use-locale";
import { queryClient } from "./query-client";

/** The association's configuration in one language. Answers fill it (see handle-answer); it is never fetched alone. */
export const configQuery = (locale: string) =>
  queryOptions<Config>({ queryKey: ["config", locale], queryFn: skipToken });

/** The configuration of the language that is shown; an empty one when the server sent none. */
export function useConfig(): Config {
  return useQuery(configQuery(useLocale())).data ?? emptyConfig;
}

/** The time of a config that nobody has read; a device's clock may be at 0. */
const never = -1;

/**
 * After a reading of config was handled: the empty one takes the place of what is missing (decisions 1). It counts as read when
 * the server has answered without one, and as never read when nothing was answered.
 */
export function fillConfig(locale: string, result: CallResult): void {
  const { queryKey } = configQuery(locale);
  const isAnswered = result.ok && result.answer.error === "";
  const known = queryClient.getQueryState(queryKey);
  const updatedAt = isAnswered ? Date.now() : known?.data ? known.dataUpdatedAt : never;
  queryClient.setQueryData(queryKey, (known) => known ?? emptyConfig, { updatedAt });
}
