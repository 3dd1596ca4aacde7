import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callServer, type CallResult } from "@/lib/api/client";
import { personOf } from "@/lib/api/member";
import { renameRowChoices } from "@/lib/card/row-choices";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { valuesToSend } from "@/lib/forms/values-to-send";
import { localeStore } from "@/lib/i18n/locale-store";
import { useLocale } from "@/lib/i18n/use-locale";
import { renameStartedPayments } from "@/lib/invoices/started-payments";
import { notify } from "@/lib/notifications/notifications";
import { handleResult } from "@/lib/queries/handle-result";
import { memberQuery } from "@/lib/queries/member-query";
import { namesNobody } from "@/lib/queries/names-nobody";
import { withKnownId, withMember } from "@/lib/queries/with-member";
import { knownMember } from "@/lib/queries/member-query";
import { refreshMember } from "@/lib/queries/refresh-member";
import { seedLocale } from "@/lib/queries/seed-locale";
import { newestModel, serverPatience } from "./newest-model";
import { orAfter } from "@/lib/base/or-after";
import { keepPersonKey } from "@/lib/queries/person-key";

interface SaveOptions {
  /** Whose details they are: `personOf`. */
  person: string;
  fields: readonly FormField[];
  /** What the form was filled with. */
  values: FormModel;
  /** Gets what the server has taken. */
  onSaved: (sent: FormModel) => void;
}

/**
 * Sends the member's details. What was typed stays in every case, also when the member stops a save that gets no answer:
 * the server may have taken it all the same, and takes it once more.
 */
export function useSaveAccount({ person, fields, values, onSaved }: SaveOptions) {
  const client = useQueryClient();
  const locale = useLocale();
  const t = useTranslations("myAccount");
  const [running, setRunning] = useState<AbortController | null>(null);
  const send = async (edited: FormModel, signal: AbortSignal) => {
    const isStopped = () => signal.aborted;
    const model = await newestModel(edited, { client, locale, person, fields, values });
    if (isStopped()) return "stoppedInTime";
    if (typeof model === "string") return model;
    const body = valuesToSend(fields, model, knownMember({ client, locale })?.values ?? {});
    const result = await callServer("saveMe", { locale, body, signal });
    return isStopped() ? "stopped" : { model, body, result };
  };
  const save = async (edited: FormModel) => {
    const abort = new AbortController();
    setRunning(abort);
    const sent = await send(edited, abort.signal).finally(() => setRunning(null));
    if (typeof sent === "string") return notify(t(sent), sent.startsWith("stopped") ? "warning" : "error");
    const { model, body } = sent;
    const isSaved = sent.result.ok && sent.result.answer.error === "";
    // First of all, so that the answer's own values count as newer than what was sent.
    if (isSaved) onSaved(model);
    const result = isSaved ? await sayingWho(sent.result) : sent.result;
    if (isSaved && result.answer.member) keepPerson(person, personOf(result.answer.member));
    handleResult(client, locale, result);
    if (!isSaved) return;
    confirm(client, locale, result, body, t("saved"));
    bringToShownLocale(client, locale);
  };
  return { save, isSaving: running !== null, stop: () => running?.abort() };

  /**
   * The answer with whom it is about. A server that knows its members by their names alone may know this one by another now: is
   * it silent, it is asked at once.
   */
  async function sayingWho(result: CallResult): Promise<CallResult> {
    const known = knownMember({ client, locale });
    const { member } = result.answer;
    if (!result.ok || !known) return result;
    if (member === null && known.id === "") {
      const reading = await orAfter(serverPatience, callServer("me", { locale, clearCache: true }), null);
      return reading?.ok && reading.answer.member ? withMember(result, reading.answer.member) : result;
    }
    return withKnownId(result, known);
  }
}

/** What is kept of the member goes with a new name. Names are `personOf`. */
function keepPerson(before: string, now: string): void {
  if (before === now) return;
  keepPersonKey(before, now);
  renameStartedPayments(before, now);
  renameRowChoices(before, now);
}

/** Does what the server may leave out: a message, and the member's details as they are now. */
function confirm(client: QueryClient, locale: string, { answer }: CallResult, sent: FormModel, text: string): void {
  if (answer.message === "" && answer.redirectUrl === "") notify(text, "success");
  if (answer.member !== null && !namesNobody(client, locale, answer.member)) return;
  const { queryKey } = memberQuery(locale);
  client.setQueryData(
    queryKey,
    (member) => (member ? { ...member, values: { ...member.values, ...sent } } : undefined),
    // The card was not read anew.
    { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt },
  );
}

/**
 * Each language has a copy of the member of its own, and one that was chosen meanwhile may have been read before the save: it
 * has what is known in the other until it is read anew.
 */
function bringToShownLocale(client: QueryClient, saved: string): void {
  const { locale } = localeStore.get();
  if (locale === saved) return;
  seedLocale(client, saved, locale);
  void refreshMember({ client, locale, isQuiet: true, isAfterNow: true });
}
