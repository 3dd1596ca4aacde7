import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { dispatchFreshness } from "@/lib/offline/freshness";
import { forgetOthers } from "./forget-others";
import { handleResult } from "./handle-result";
import { watchWait } from "./watch-wait";

interface RefreshOptions {
  locale: string;
  signal?: AbortSignal;
  /** Nobody asked for it: a failure is told by the line of freshness alone. */
  isQuiet?: boolean;
}

let running: Promise<boolean> | null = null;

/** Reads config and me anew, past the server's cache, behind the present screen. @returns whether both were read */
export function refreshApp(client: QueryClient, options: RefreshOptions): Promise<boolean> {
  running ??= read(client, options).finally(() => (running = null));
  return running;
}

/** The same in another language: what is on its way in the last one is of no use any more. */
export function reloadInLocale(client: QueryClient, options: RefreshOptions): Promise<boolean> {
  return read(client, options);
}

async function read(client: QueryClient, { locale, signal, isQuiet = false }: RefreshOptions): Promise<boolean> {
  dispatchFreshness({ type: "started" });
  const stopWatching = watchWait();
  const [config, member] = [
    callServer("config", { locale, signal, clearCache: true }),
    callServer("me", { locale, signal, clearCache: true }),
  ];
  try {
    const first = await config;
    if (!handle(first)) return false;
    const result = await member;
    forgetOthers(client, locale, result.answer, first);
    if (!handle(result)) return false;
    const hasMember = result.answer.member !== null || first.answer.member !== null;
    if (!hasMember) tellOfNoMember(result.answer);
    dispatchFreshness({ type: hasMember ? "succeeded" : "failed" });
    return hasMember;
  } finally {
    stopWatching();
  }

  function handle(result: CallResult): boolean {
    if (signal?.aborted) return false;
    if (!result.ok) dispatchFreshness({ type: result.error.kind === "unreachable" ? "wentOffline" : "failed" });
    const isOutOfOrder = !result.ok && ["unreachable", "unreadable", "status", "critical"].includes(result.error.kind);
    const isForbidden = !result.ok && result.error.kind === "critical" && result.error.status === 403;
    return isQuiet && isOutOfOrder && !isForbidden ? false : handleResult(client, locale, result);
  }

  function tellOfNoMember({ error, redirectUrl }: Answer): void {
    if (!isQuiet && error === "" && redirectUrl === "") notify(translate("start.noMember"), "error");
  }
}
