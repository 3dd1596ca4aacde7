import type { QueryClient } from "@tanstack/react-query";
import { callServer } from "@/lib/api/client";
import type { Member } from "@/lib/api/member";
import { isSomebodyElse } from "./forget-others";
import { handleQuietly, handleResult } from "./handle-result";
import { memberQuery } from "./member-query";
import { refreshApp } from "./refresh-app";

interface RefreshOptions {
  client: QueryClient;
  locale: string;
  /** Nobody asked for it: that there is no network, or a server out of order, is not said. */
  isQuiet?: boolean;
  /** A reading that is on its way already is too old: what it reads may be from before. */
  isAfterNow?: boolean;
}

const running = new Map<string, Promise<boolean>>();

/** Reads the member's data anew, past the server's cache; one reading at a time. @returns whether it was read */
export function refreshMember(options: RefreshOptions): Promise<boolean> {
  const { locale, isAfterNow } = options;
  const earlier = running.get(locale);
  if (isAfterNow && earlier) return earlier.then(() => refreshMember({ ...options, isAfterNow: false }));
  const reading = running.get(locale) ?? read(options).finally(() => running.delete(locale));
  running.set(locale, reading);
  return reading;
}

/** The member as last read, or null. */
export function knownMember({ client, locale }: Pick<RefreshOptions, "client" | "locale">): Member | null {
  return client.getQueryData(memberQuery(locale).queryKey) ?? null;
}

async function read({ client, locale, isQuiet = false }: RefreshOptions): Promise<boolean> {
  const result = await callServer("me", { locale, clearCache: true });
  // What the app knows of the association may be for the other one alone, too.
  if (isSomebodyElse(client, locale, result.answer)) return refreshApp(client, { locale, isQuiet });
  const handle = isQuiet ? handleQuietly : handleResult;
  return handle(client, locale, result) && result.answer.member !== null;
}
