import type { Answer } from "@/lib/api/answer";
import { collectionNames } from "@/lib/api/collection-item";
import { pageLocation } from "@/lib/platform/page-location";
import { safeUrl } from "@/lib/platform/safe-url";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { collectionKey, configKey, meKey, lacksIdentity } from "./cached";
import { queryClient } from "./query-client";
import { emitSessionEvent } from "./session-events";

/**
 * Stores the parts of a good answer, shows its message, follows its redirect.
 * @param readAt when the member was read, in milliseconds since 1970
 */
export function handleAnswer(locale: string, answer: Answer, readAt = Date.now()): void {
  if (answer.config) queryClient.setQueryData(configKey(locale), answer.config);
  if (answer.member && !lacksIdentity(locale, answer.member))
    queryClient.setQueryData(meKey(locale), answer.member, { updatedAt: readAt });
  for (const name of collectionNames) {
    const items = answer.collections[name];
    if (items) queryClient.setQueryData(collectionKey(name, locale), items);
  }
  if (answer.message !== "") notify(answer.message, "success");
  if (answer.error !== "") notify(answer.error, "error");
  if (answer.redirectUrl !== "") followRedirect(answer.redirectUrl);
}

/** Follows http(s) addresses only, and not the current one. */
function followRedirect(address: string): void {
  const url = safeUrl(address);
  if (url === null) notify(translate("errors.badRedirect"), "error");
  else if (!pageLocation.isAt(url)) emitSessionEvent({ type: "redirect", address: url });
}
