import { queryOptions } from "@tanstack/react-query";
import type { Answer } from "@/lib/api/answer";
import type { CollectionItem, CollectionName } from "@/lib/api/collection-item";
import type { Config } from "@/lib/api/config";
import type { Member } from "@/lib/api/member";
import { currentLocale, queryClient } from "./query-client";

// The query keys, each with its data type. Every key ends with its locale.

export const configKey = (locale: string) => queryOptions<Config>({ queryKey: ["config", locale] }).queryKey;

export const meKey = (locale: string) => queryOptions<Member>({ queryKey: ["me", locale] }).queryKey;

export const collectionKey = (name: CollectionName, locale: string) =>
  queryOptions<CollectionItem[]>({ queryKey: ["collection", name, locale] }).queryKey;

/** The last member read, or null. */
export function knownMember(locale = currentLocale()): Member | null {
  return queryClient.getQueryData(meKey(locale)) ?? null;
}

/** When the member was last read, in milliseconds since 1970; 0 for never. */
export function memberReadAt(locale = currentLocale()): number {
  return queryClient.getQueryState(meKey(locale))?.dataUpdatedAt ?? 0;
}

/** The answer's member, or null. One without id and name never replaces a member who has them. */
export function memberToStore(locale: string, { member }: Answer): Member | null {
  const isKnown = Boolean(knownMember(locale)?.person);
  return isKnown && member?.person === "" ? null : member;
}
