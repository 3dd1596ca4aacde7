import type { QueryClient } from "@tanstack/react-query";
import type { Answer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { dispatchFreshness } from "@/lib/offline/freshness";
import { forgetOthers } from "./forget-others";
import { renewCollections } from "./collection-query";
import { handleQuietly, handleResult } from "./handle-result";
import { watchWait } from "./watch-wait";

interface RefreshOptions {
  locale: string;
  signal?: AbortSignal;
  /** Nobody asked for it: a failure is told by the line of freshness alone. */
  isQuiet?: boolean;
}

let running: { options: RefreshOptions; isRead: Promise<boolean> } | null = null;

/**
 * Reads config and me anew, past the server's cache, behind the present screen; one reading at a time. One that nobody asked
 * for counts as asked for when somebody does meanwhile. @returns whether both were read
 */
export function refreshApp(client: QueryClient, options: RefreshOptions): Promise<boolean> {
  if (running?.options.locale === options.locale) {
    running.options.isQuiet &&= options.isQuiet;
    return running.isRead;
  }
  const shared = { ...options };
  const own = { options: shared, isRead: read(client, shared).finally(() => running === own && (running = null)) };
  running = own;
  return own.isRead;
}

/** The same in another language: what is on its way in the last one is of no use any more. */
export function reloadInLocale(client: QueryClient, options: RefreshOptions): Promise<boolean> {
  return read(client, options);
}

async function read(client: QueryClient, options: RefreshOptions): Promise<boolean> {
  const { locale, signal } = options;
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
    if (hasMember) renewCollections(client, locale, [first.answer, result.answer]);
    dispatchFreshness({ type: hasMember ? "succeeded" : "failed" });
    return hasMember;
  } finally {
    stopWatching();
  }

  function handle(result: CallResult): boolean {
    if (signal?.aborted) return false;
    if (!result.ok) dispatchFreshness({ type: result.error.kind === "unreachable" ? "wentOffline" : "failed" });
    return (options.isQuiet ? handleQuietly : handleResult)(client, locale, result);
  }

  function tellOfNoMember({ error, redirectUrl }: Answer): void {
    if (!options.isQuiet && error === "" && redirectUrl === "") notify(translate("start.noMember"), "error");
  }
}
