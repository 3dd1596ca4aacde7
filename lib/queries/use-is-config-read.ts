import { useQuery } from "@tanstack/react-query";
import { useLocale } from "@/lib/i18n/use-locale";
import { configQuery } from "./config-query";
import { isRestored } from "./restore-answers";

/** Whether the config that is shown is the server's: the device keeps no forms, and none is known before the first answer. */
export function useIsConfigRead(): boolean {
  const { data, dataUpdatedAt } = useQuery(configQuery(useLocale()));
  return data !== undefined && dataUpdatedAt >= 0 && !isRestored(dataUpdatedAt);
}
