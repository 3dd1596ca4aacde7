import { useEffect, useMemo, useRef, useState } from "react";
import { cleanText } from "@/lib/forms/clean-text";
import type { FieldOption } from "@/lib/forms/form-field";
import { matchOptions, optionCalled } from "@/lib/forms/match-options";
import { afterPress } from "./after-press";

export interface OptionQuery {
  /** The options that the query finds. */
  found: readonly FieldOption[];
  /** What was typed and left without a choice; "" when nothing was. */
  refused: string;
  type: (text: string) => void;
  /** The list has closed: the next one shows all options. */
  reset: () => void;
  /** Something was chosen: what was typed for it has done its work. */
  settle: () => void;
  /** The member leaves the field. @param text what the input holds, when it is not the query */
  leave: (text?: string) => void;
}

/**
 * The member's query and the options that it finds, in the same step as the letters: Enter must choose from what is in sight.
 * The name of an option typed in full chooses it when the member leaves the field; any other text is given back in `refused`.
 */
export function useOptionQuery(options: readonly FieldOption[], choose: (option: FieldOption) => void) {
  const [query, setQuery] = useState("");
  const [refused, setRefused] = useState("");
  const typed = useRef("");
  const isSettled = useRef(true);
  const found = useMemo(() => matchOptions(options, query), [options, query]);

  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const settle = () => {
    isSettled.current = true;
    leaving.current?.abort();
    setRefused("");
  };
  const search: OptionQuery = {
    found,
    refused,
    type: (text) => {
      settle();
      isSettled.current = false;
      typed.current = text;
      setQuery(text);
    },
    reset: () => setQuery(""),
    settle,
    leave: (entered = query) => {
      const text = cleanText(entered);
      if (text === "" || (isSettled.current && entered === typed.current)) return;
      settle();
      const called = optionCalled(options, text);
      if (called) return choose(called);
      leaving.current = new AbortController();
      afterPress(() => setRefused(text), leaving.current.signal);
    },
  };
  return { search, virtual: useMemo(() => virtualList(found), [found]) };
}

/**
 * Headless UI draws only the options in sight. They are copies: it would keep an option active that a new query finds again,
 * where the first one should be.
 */
function virtualList(found: readonly FieldOption[]) {
  return {
    options: found.map((option) => ({ ...option })),
    disabled: (option: FieldOption | null) => option?.disabled ?? false,
  };
}
