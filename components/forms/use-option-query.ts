import { useDeferredValue, useMemo, useState } from "react";
import type { FieldOption } from "@/lib/forms/form-field";
import { matchOptions } from "@/lib/forms/match-options";

/** The member's query and the options that it finds; thousands of options do not hold up the typing. */
export function useOptionQuery(options: readonly FieldOption[]) {
  const [query, setQuery] = useState("");
  const searched = useDeferredValue(query);
  const found = useMemo(() => matchOptions(options, searched), [options, searched]);
  return { setQuery, found, virtual: useMemo(() => virtualList(found), [found]) };
}

/** Headless UI draws only the options in sight; it wants a mutable list. */
function virtualList(found: readonly FieldOption[]) {
  return { options: [...found], disabled: (option: FieldOption | null) => option?.disabled ?? false };
}
