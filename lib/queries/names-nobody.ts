import type { QueryClient } from "@tanstack/react-query";
import { personOf, type Member } from "@/lib/api/member";
import { memberQuery } from "./member-query";

/** Whether an answer's member has neither id nor name while one who has is known: then it says nothing of that one. */
export function namesNobody(client: QueryClient, locale: string, member: Member): boolean {
  const known = client.getQueryData(memberQuery(locale).queryKey);
  return known !== undefined && personOf(known) !== "" && personOf(member) === "";
}
