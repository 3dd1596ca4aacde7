import { useTranslations } from "next-intl";
import { useState } from "react";
import { callServer } from "@/lib/api/client";
import { mergeMember } from "@/lib/api/member";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { isFile } from "@/lib/forms/scalar";
import { valuesToSend } from "@/lib/forms/values-to-send";
import { useLocale } from "@/lib/i18n/use-locale";
import { notify } from "@/lib/notifications/notifications";
import { handleResult } from "@/lib/queries/handle-result";
import { knownMember, memberQuery } from "@/lib/queries/member-query";
import { queryClient } from "@/lib/queries/query-client";

interface SaveOptions {
  fields: readonly FormField[];
  /** Gets the model that the server has taken. */
  onSaved: (sent: FormModel) => void;
}

/**
 * Sends the member's details in one POST. What was typed stays in every case, also when the member stops a save that gets no
 * answer: the server may have taken it, and takes it once more.
 */
export function useSaveAccount({ fields, onSaved }: SaveOptions) {
  const locale = useLocale();
  const t = useTranslations("myAccount");
  const [running, setRunning] = useState<AbortController | null>(null);
  const save = async (model: FormModel) => {
    const controller = new AbortController();
    setRunning(controller);
    const body = valuesToSend(fields, model, knownMember(locale)?.values ?? {});
    const result = await callServer("saveMe", { locale, body, signal: controller.signal });
    setRunning(null);
    if (controller.signal.aborted) return notify(t("stopped"), "warning");
    if (result.ok && result.answer.error === "") {
      const { message, redirectUrl } = result.answer;
      // Before the answer is handled, so that its own values count as newer than what was sent.
      onSaved(model);
      takeOver(locale, body);
      if (message === "" && redirectUrl === "") notify(t("saved"), "success");
    }
    handleResult(locale, result);
  };
  return { save, isSaving: running !== null, stop: () => running?.abort() };
}

/** The server has taken these values; its answer may mention only some of them, or none. */
function takeOver(locale: string, sent: FormModel): void {
  const { queryKey } = memberQuery(locale);
  const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => !holdsFile(value)));
  queryClient.setQueryData(queryKey, (known) => known && mergeMember(known, { values }), {
    // The card was not read anew.
    updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt,
  });
}

function holdsFile(value: unknown): boolean {
  return [value].flat().some(isFile);
}
