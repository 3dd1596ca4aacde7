import { callServer } from "@/lib/api/client";
import { orAfter } from "@/lib/base/or-after";
import { isWithin } from "@/lib/base/is-within";
import { dispatchFreshness } from "@/lib/offline/freshness";
import { isSomebodyElse } from "./forget-others";
import { handleMe } from "./handle-result";
import { refreshApp, tellLine } from "./refresh-app";
import { sessionAbortController } from "./session";
import { tellsOfMember } from "./tells-of-member";
import { longWait } from "./watch-wait";
import { currentLocale } from "./query-client";

interface RefreshOptions {
  /** Nobody asked for it: that there is no network, or a server out of order, is not said. */
  isQuiet?: boolean;
  /** A reading that is on its way already is too old: what it reads may be from before. */
  isAfterNow?: boolean;
}

interface Reading {
  startedAt: number;
  abort: () => void;
  isRead: Promise<boolean>;
}

const running = new Map<string, Reading>();

/**
 * Reads the member's data anew, past the server's cache; one reading at a time, unless it takes long. @returns whether it was
 * read
 */
export async function refreshMember(options: RefreshOptions = {}): Promise<boolean> {
  const locale = currentLocale();
  const earlier = running.get(locale);
  // It has ended then, or takes too long.
  if (earlier && options.isAfterNow) await orAfter(longWait, earlier.isRead, false);
  const other = running.get(locale);
  if (other && other !== (options.isAfterNow ? earlier : undefined) && isWithin(other.startedAt, longWait))
    return other.isRead;
  other?.abort();
  const controller = sessionAbortController();
  const isRead = read(locale, options, controller.signal).finally(() => {
    if (running.get(locale)?.isRead === isRead) running.delete(locale);
  });
  running.set(locale, { startedAt: Date.now(), abort: () => controller.abort(), isRead });
  return isRead;
}

async function read(locale: string, { isQuiet = false }: RefreshOptions, signal: AbortSignal): Promise<boolean> {
  const result = await callServer("me", { locale, clearCache: true, signal });
  // What the app knows of the association may be for the other one alone, too.
  if (isSomebodyElse(locale, result.answer)) return refreshApp({ locale, isQuiet });
  if (signal.aborted) return false;
  tellLine(result);
  if (!handleMe(locale, result, { isQuiet })) return false;
  const hasMember = tellsOfMember(locale, result);
  dispatchFreshness({ type: hasMember ? "succeeded" : "failed" });
  return hasMember;
}
