import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { mergeMember } from "@/lib/api/member";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { filesOf } from "@/lib/forms/unreadable-files";
import { useLocale } from "@/lib/i18n/use-locale";
import { notify } from "@/lib/notifications/notifications";
import { knownMember, memberReadAt, meKey } from "@/lib/queries/cached";
import { handleResult } from "@/lib/queries/handle-result";
import { queryClient } from "@/lib/queries/query-client";
import { mutationOf } from "@/lib/queries/send";

interface SaveOptions {
  definition: FormDefinition;
  /** Gets the model that the server has taken. */
  onSaved: (sent: FormModel) => void;
}

/**
 * Sends the member's details in one POST. What was typed stays in every case, also when the member stops a save that gets no
 * answer: the server may have taken it, and takes it once more.
 */
export function useSaveAccount({ definition, onSaved }: SaveOptions) {
  const locale = useLocale();
  const t = useTranslations("myAccount");
  const { mutateAsync, isPending } = useMutation(mutationOf("saveMe"));
  const running = useRef<AbortController>(null);
  const save = async (model: FormModel) => {
    const { signal } = (running.current = new AbortController());
    const body = definition.encode(model, knownMember(locale)?.values ?? {});
    const result = await mutateAsync({ locale, body, signal });
    if (signal.aborted) return notify(t("stopped"), "warning");
    if (result.ok && result.answer.error === "") {
      const { message, redirectUrl } = result.answer;
      // Before the answer is handled, so that its own values count as newer than what was sent.
      onSaved(model);
      storeSent(locale, body);
      if (message === "" && redirectUrl === "") notify(t("saved"), "success");
    }
    handleResult(locale, result);
  };
  return { save, isSaving: isPending, stop: () => running.current?.abort() };
}

/** The server has taken these values; its answer may mention only some of them, or none. */
function storeSent(locale: string, sent: FormModel): void {
  const values = Object.fromEntries(Object.entries(sent).filter(([, value]) => filesOf(value).length === 0));
  queryClient.setQueryData(meKey(locale), (known) => known && mergeMember(known, { values }), {
    // The card was not read anew.
    updatedAt: memberReadAt(locale),
  });
}
