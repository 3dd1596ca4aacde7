import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import { emptyConfig, type Config } from "@/lib/api/config";
import { useLocale } from "@/lib/i18n/use-locale";

/** The association's configuration in one language. Answers fill it (see handle-answer); it is never fetched alone. */
export const configQuery = (locale: string) =>
  queryOptions<Config>({ queryKey: ["config", locale], queryFn: skipToken });

/** The configuration of the language that is shown; an empty one when the server sent none. */
export function useConfig(): Config {
  return useQuery(configQuery(useLocale())).data ?? emptyConfig;
}
