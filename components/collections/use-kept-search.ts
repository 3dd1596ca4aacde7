import { useState } from "react";
import type { CollectionName } from "@/lib/api/collection-item";
import { keepSearch, keptSearch } from "@/lib/collections/kept-search";
import { useMember } from "@/lib/queries/me-query";

/** The member's search text; Back from an item restores it. */
export function useKeptSearch(name: CollectionName): [string, (text: string) => void] {
  const member = useMember();
  const person = member ? member.person : "";
  const [text, setText] = useState(() => keptSearch(name, person));
  const search = (next: string) => {
    setText(next);
    keepSearch(name, person, next);
  };
  return [text, search];
}
