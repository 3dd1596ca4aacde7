import { useKnownCollection } from "@/lib/queries/use-known-collection";
import { useMember } from "@/lib/queries/me-query";
import type { DrawerLists } from "@/lib/routes/drawer-routes";

/** Which lists hold an entry, for the bars and the drawer. */
export function useFilledLists(): DrawerLists {
  const member = useMember();
  return {
    invoices: (member?.invoices.length ?? 0) > 0,
    benefits: useKnownCollection("benefits").length > 0,
    events: useKnownCollection("events").length > 0,
    articles: useKnownCollection("articles").length > 0,
    pages: useKnownCollection("pages").length > 0,
  };
}
