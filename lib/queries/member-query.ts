import { queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { Member } from "@/lib/api/member";
import { useLocale } from "@/lib/i18n/use-locale";
import { currentLocale, queryClient } from "./query-client";

/** The signed-in member in one language. Answers fill it (see handle-answer). */
export const memberQuery = (locale: string) =>
  queryOptions<Member>({ queryKey: ["member", locale], queryFn: skipToken });

/** The member as last read, or null. */
export function knownMember(locale = currentLocale()): Member | null {
  return queryClient.getQueryData(memberQuery(locale).queryKey) ?? null;
}

/** The signed-in member, or null before the start is over and after a logout. */
export function useMember(): Member | null {
  return useQuery(memberQuery(useLocale())).data ?? null;
}

/** When the member's data was last read, as the device's clock tells. */
export function useMemberReadAt(): Date {
  return new Date(useQuery(memberQuery(useLocale())).dataUpdatedAt);
}
