import type { QueryClient } from "@tanstack/react-query";
import { callServer } from "@/lib/api/client";
import type { Member } from "@/lib/api/member";
import { handleResult } from "./handle-result";
import { memberQuery } from "./member-query";

interface RefreshOptions {
  client: QueryClient;
  locale: string;
  /** Nobody asked for it: that there is no network, or an odd answer, is not said. */
  quiet?: boolean;
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

async function read({ client, locale, quiet = false }: RefreshOptions): Promise<boolean> {
  const result = await callServer("me", { locale, clearCache: true });
  // Nobody is signed in any more: what still arrives brings the member's data back to nobody.
  if (knownMember({ client, locale }) === null) return false;
  const isQuietFailure = quiet && !result.ok && ["unreachable", "unreadable", "status"].includes(result.error.kind);
  return !isQuietFailure && handleResult(client, locale, result) && result.answer.member !== null;
}
