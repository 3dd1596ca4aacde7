import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callServer, type CallResult } from "@/lib/api/client";
import type { FormModel } from "@/lib/forms/form-field";
import { useLocale } from "@/lib/i18n/use-locale";
import { notify } from "@/lib/notifications/notifications";
import { handleResult } from "@/lib/queries/handle-result";
import { memberQuery } from "@/lib/queries/member-query";

/** Sends the member's details. What was typed stays in every case; `onSaved` gets what the server has taken. */
export function useSaveAccount(onSaved: (sent: FormModel) => void) {
  const client = useQueryClient();
  const locale = useLocale();
  const t = useTranslations("myAccount");
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (model: FormModel) => callServer("saveMe", { locale, body: model }),
  });
  const save = async (model: FormModel) => {
    const result = await mutateAsync(model);
    const isSaved = result.ok && result.answer.error === "";
    // First of all, so that the answer's own values count as newer than what was sent.
    if (isSaved) onSaved(model);
    handleResult(client, locale, result);
    if (isSaved) confirm(client, locale, result, model, t("saved"));
  };
  return { save, isSaving: isPending };
}

/** Does what the server may leave out: a message, and the member's details as they are now. */
function confirm(client: QueryClient, locale: string, { answer }: CallResult, sent: FormModel, text: string): void {
  if (answer.message === "" && answer.redirectUrl === "") notify(text, "success");
  if (answer.member !== null) return;
  const { queryKey } = memberQuery(locale);
  client.setQueryData(
    queryKey,
    (member) => (member ? { ...member, values: { ...member.values, ...sent } } : undefined),
    // The card was not read anew.
    { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
  );
}
