import type { Answer } from "@/lib/api/answer";
import { collectionNames } from "@/lib/api/collection-item";
import { pageLocation } from "@/lib/platform/page-location";
import { safeUrl } from "@/lib/platform/safe-url";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { collectionKey, configKey, meKey, namesNobody } from "./cached";
import { queryClient } from "./query-client";
import { emitSessionEvent } from "./session-events";

/** What every good answer does (spec 7): its parts are stored, its message shown, its redirect followed. */
export function handleAnswer(locale: string, answer: Answer): void {
  if (answer.config) queryClient.setQueryData(configKey(locale), answer.config);
  if (answer.member && !namesNobody(locale, answer.member)) queryClient.setQueryData(meKey(locale), answer.member);
  for (const name of collectionNames) {
    const items = answer.collections[name];
    if (items) queryClient.setQueryData(collectionKey(name, locale), items);
  }
  if (answer.message !== "") notify(answer.message, "success");
  if (answer.error !== "") notify(answer.error, "error");
  if (answer.redirectUrl !== "") followRedirect(answer.redirectUrl);
}

/** Only http(s) addresses are followed; one that is shown already needs no step (decisions 1). */
function followRedirect(address: string): void {
  const url = safeUrl(address);
  if (url === null) notify(translate("errors.badRedirect"), "error");
  else if (!pageLocation.isAt(url)) emitSessionEvent({ type: "redirect", address: url });
}
