import { parseAnswer } from "@/lib/api/answer";
import { emptyConfig, type Config } from "@/lib/api/config";
import { configQuery } from "@/lib/queries/config-query";
import { handleAnswer } from "@/lib/queries/handle-result";
import { queryClient } from "@/lib/queries/query-client";

/** The app's only data is this config, as if the server had sent it. */
export function setConfig(config: Partial<Config> = {}): void {
  queryClient.clear();
  queryClient.setQueryData(configQuery("en").queryKey, { ...emptyConfig, ...config });
}

/** The app has just received an answer. @param body as the server sends it */
export function receiveAnswer(body: object, locale = "en"): void {
  handleAnswer(locale, parseAnswer(body));
}
