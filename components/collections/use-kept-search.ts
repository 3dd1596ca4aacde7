import { useState } from "react";
import type { CollectionName } from "@/lib/api/collection-item";
import { keepSearch, keptSearch } from "@/lib/collections/kept-search";

/** What the member searches for; it is still there when they come Back from an item. */
export function useKeptSearch(name: CollectionName): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptSearch(name));
  const search = (next: string) => {
    setText(next);
    keepSearch(name, next);
  };
  return [text, search];
}
