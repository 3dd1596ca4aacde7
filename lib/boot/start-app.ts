import type { QueryClient } from "@tanstack/react-query";
import { callServer, type CallResult } from "@/lib/api/client";
import { emptyConfig } from "@/lib/api/config";
import { personOf } from "@/lib/api/member";
import { dropDraftOfOthers } from "@/lib/forms/drop-draft";
import { dropPaymentTracesOfOthers } from "@/lib/invoices/drop-payment-traces";
import { configQuery } from "@/lib/queries/config-query";
import { handleResult } from "@/lib/queries/handle-result";
import { memberQuery } from "@/lib/queries/member-query";
import { forgetCaptchaVisits } from "./captcha";
import { dispatchStart, startState } from "./start-store";

interface StartOptions {
  locale: string;
  clearCache?: boolean;
  signal: AbortSignal;
}

/**
 * Loads config and me: requested at the same time, handled in the specified order (decisions 1 "Start").
 * Ends in "ready" or in the state that the answers ask for.
 */
export async function startApp(client: QueryClient, options: StartOptions): Promise<void> {
  const calls = { config: callServer("config", options), member: callServer("me", options) };

  const config = await calls.config;
  if (!handleStartResult(client, options, config)) return;
  const known = client.getQueryData(configQuery(options.locale).queryKey);
  if (!known) client.setQueryData(configQuery(options.locale).queryKey, emptyConfig);
  dispatchStart({ type: "configHandled" });

  const member = await calls.member;
  if (!handleStartResult(client, options, member)) return;
  const found = client.getQueryData(memberQuery(options.locale).queryKey);
  if (found) {
    forgetCaptchaVisits();
    dropDraftOfOthers(personOf(found));
    dropPaymentTracesOfOthers(personOf(found));
  }
  dispatchStart({ type: "memberHandled", hasMember: found !== undefined });
}

/** Loads everything anew in another language, behind the present screen (spec 4 "A language change"). */
export async function reloadInLocale(client: QueryClient, options: StartOptions): Promise<void> {
  const calls = [
    callServer("config", { ...options, clearCache: true }),
    callServer("me", { ...options, clearCache: true }),
  ];
  for (const call of calls) {
    const result = await call;
    if (options.signal.aborted || !handleResult(client, options.locale, result)) return;
  }
}

/** True when the start goes on. */
function handleStartResult(client: QueryClient, { locale, signal }: StartOptions, result: CallResult): boolean {
  if (signal.aborted) return false;
  if (!result.ok && result.error.kind === "unreachable") {
    dispatchStart({ type: "unreachable" });
    return false;
  }
  handleResult(client, locale, result);
  return startState().name === "loading";
}
