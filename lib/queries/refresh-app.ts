import type { Answer } from "@/lib/api/answer";
import { callServer, type CallResult } from "@/lib/api/client";
import { isWithin } from "@/lib/base/is-within";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { dispatchFreshness } from "@/lib/offline/freshness";
import { renewCollections } from "./collection-query";
import { fillConfig } from "./config-query";
import { forgetOthers } from "./forget-others";
import { handleConfig, handleMe, isServerOut } from "./handle-result";
import { sessionAbortController } from "./session";
import { tellsOfMember } from "./tells-of-member";
import { longWait, watchWait } from "./watch-wait";

interface RefreshOptions {
  locale: string;
  signal?: AbortSignal;
  /** Nobody asked for it: a failure is told by the line of freshness alone. */
  isQuiet?: boolean;
}

interface Reading {
  options: RefreshOptions;
  startedAt: number;
  abort: () => void;
  isRead: Promise<boolean>;
}

let running: Reading | null = null;

/**
 * Reads config and me anew, past the server's cache, behind the present screen; one reading at a time, unless it takes long.
 * One that nobody asked for counts as asked for when somebody does meanwhile. @returns whether both were read
 */
export function refreshApp(options: RefreshOptions): Promise<boolean> {
  if (running?.options.locale === options.locale && isWithin(running.startedAt, longWait)) {
    running.options.isQuiet &&= options.isQuiet;
    return running.isRead;
  }
  running?.abort();
  const controller = sessionAbortController();
  const own: Reading = {
    options: { ...options, signal: controller.signal },
    startedAt: Date.now(),
    abort: () => controller.abort(),
    isRead: Promise.resolve(false),
  };
  own.isRead = read(own.options).finally(() => {
    if (running === own) running = null;
  });
  running = own;
  return own.isRead;
}

/** The same in another language: what is on its way in the last one is of no use any more. */
export function reloadInLocale(options: RefreshOptions): Promise<boolean> {
  running?.abort();
  return read(options);
}

/** Has the line of freshness tell that a reading failed, whoever asked for it (decisions 6 "The stored card"). */
export function tellLine(result: CallResult): void {
  if (!result.ok) dispatchFreshness({ type: result.error.kind === "unreachable" ? "wentOffline" : "failed" });
}

async function read(options: RefreshOptions): Promise<boolean> {
  const { locale, signal } = options;
  dispatchFreshness({ type: "started" });
  const stopWatching = watchWait();
  const calls = {
    config: callServer("config", { locale, signal, clearCache: true }),
    me: callServer("me", { locale, signal, clearCache: true }),
  };
  try {
    const config = await calls.config;
    if (signal?.aborted) return false;
    tellLine(config);
    const isRead = handleConfig(locale, config, options);
    if (isRead) fillConfig(locale, config);
    else if (!isServerOut(config)) return false;
    const me = await calls.me;
    if (signal?.aborted) return false;
    forgetOthers(locale, me.answer, config);
    tellLine(me);
    if (!handleMe(locale, me, options)) return false;
    const hasMember = [config, me].some((read) => tellsOfMember(locale, read));
    if (config.ok) renewCollections(locale, [config.answer, me.answer]);
    if (!hasMember) tellOfNoMember(me.answer);
    dispatchFreshness({ type: hasMember ? "succeeded" : "failed" });
    return hasMember && isRead;
  } finally {
    stopWatching();
  }

  function tellOfNoMember({ error, redirectUrl }: Answer): void {
    if (!options.isQuiet && error === "" && redirectUrl === "") notify(translate("start.noMember"), "error");
  }
}
