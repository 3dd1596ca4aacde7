import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { CallOptions, CallResult } from "@/lib/api/client";
import { mergeMember } from "@/lib/api/member";
import { upload } from "@/lib/api/upload";
import { withFilesToSend } from "@/lib/forms/file-to-send";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FieldValue, FormModel } from "@/lib/forms/form-field";
import { filesOf, isFile, isList } from "@/lib/forms/scalar";
import { notify } from "@/lib/notifications/notifications";
import { memberHasChanged } from "@/lib/queries/member-has-changed";
import { knownMember, memberReadAt, meKey } from "@/lib/queries/cached";
import { handleResult } from "@/lib/queries/handle-result";
import { currentLocale, queryClient } from "@/lib/queries/query-client";
import { refreshMember } from "@/lib/queries/refresh";
import { send } from "@/lib/queries/send";
import type { Upload } from "./save-bar";

interface SaveOptions {
  definition: FormDefinition;
  onSaved: (sent: FormModel) => void;
}

/**
 * Sends the member's details in one POST. Typed values stay after every outcome, also when the member aborts a slow save: the
 * server may have saved it, and another save does no harm.
 */
export function useSaveAccount({ definition, onSaved }: SaveOptions) {
  const locale = useLocale();
  const t = useTranslations("myAccount");
  const tErrors = useTranslations("errors");
  const running = useRef<AbortController>(null);
  const [uploaded, setUploaded] = useState<Upload | null>(null);
  const sendFiles: CallOptions["send"] = (url, init) =>
    upload(url, init, (part) => setUploaded(Math.floor(part * 100)));

  const save = async (model: FormModel) => {
    const { signal } = (running.current = new AbortController());
    const hasFiles = Object.values(model).some((value) => filesOf(value).length > 0);
    if (hasFiles) setUploaded("starting");
    const owner = knownMember(locale);
    // Another member may sign in meanwhile: then send nothing, and ignore the answer.
    const hasChanged = () => memberHasChanged(owner?.person ?? "");
    const body = await unlessAborted(withFilesToSend(definition.encode(model, owner?.values ?? {})), signal);
    const options = { locale, signal, send: hasFiles ? sendFiles : undefined };
    const result = body && !hasChanged() ? await send("saveMe", { ...options, body }) : null;
    setUploaded(null);
    if (hasChanged()) return;
    if (body === null || result === null) return notify(t("stoppedBeforeSending"), "warning");
    if (signal.aborted) return notify(t("stopped"), "warning");

    const { answer } = result;
    const isSaved = result.ok && answer.error === "";
    // The language may have changed meanwhile. Its copy of the member may be older than the save.
    const shown = currentLocale();
    if (isSaved) {
      // Before handleResult, so that the answer's own values count as newer than the sent ones.
      onSaved(model);
      for (const known of new Set([locale, shown])) storeSent(known, body);
      // Otherwise the answer has its own message, or redirects.
      if (answer.message === "" && answer.redirectUrl === "") notify(t("saved"), "success");
    }
    if (hasFiles && isTooLarge(result)) return notify(t("tooLarge"), "error");
    // Some servers hang up on a large file, and Firefox does not hear the answer of those that send one.
    if (hasFiles && !result.ok && result.error.kind === "unreachable")
      return notify(`${tErrors("unreachable")} ${t("perhapsTooLarge")}`, "error");
    handleResult(shown, result);
    if (isSaved && shown !== locale) void refreshMember({ isQuiet: true });
  };
  return { save, uploaded, stop: () => running.current?.abort() };
}

/** Null once the signal aborts: making a large picture smaller takes seconds, and may never end. */
function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  const aborted = new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null)));
  return Promise.race([work, aborted]);
}

/** Whether the web server refused the size itself, without a text for the member. */
function isTooLarge(result: CallResult): boolean {
  if (result.ok || result.error.kind !== "status") return false;
  const { status, text } = result.error;
  return status === 413 && text === "";
}

/** Stores the sent values as saved; the answer may mention only some of them, or none. */
function storeSent(locale: string, sent: FormModel): void {
  const values = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, asSaved(value)]));
  queryClient.setQueryData(meKey(locale), (known) => known && mergeMember(known, { values }), {
    // The save did not read the card again.
    updatedAt: memberReadAt(locale),
  });
}

/** The server may rename a sent file. The local name stands in until the member is read again. */
function asSaved(value: FieldValue): unknown {
  const nameOf = (entry: unknown) => (isFile(entry) ? entry.name : entry);
  return isList(value) ? value.map(nameOf) : nameOf(value);
}
