import { useEffect, useMemo, useRef, useState } from "react";
import { cleanText } from "@/lib/forms/clean-text";
import type { FieldOption } from "@/lib/forms/form-field";
import { matchOptions, optionCalled } from "@/lib/forms/match-options";
import { afterPress } from "./after-press";

export interface OptionQuery {
  /** The options that match the query. */
  found: readonly FieldOption[];
  /** Text left in the input without a choice, or "". */
  refused: string;
  type: (text: string) => void;
  /** Resets the query after the list closes, so that the next one shows all options. */
  reset: () => void;
  /** Forgets the typed text: after a choice, or when the member closes the list. */
  settle: () => void;
  /**
   * Handles the focus leaving the field.
   * @param text the input's text, if the member has not typed it
   */
  leave: (text?: string) => void;
}

/**
 * The member's query and its matches, updated in the same step as the letters: Enter must choose from the visible list. On
 * leaving the field, an option's full title chooses that option; any other text becomes `refused`.
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
    // Not the query: a tap beside the list closes it, and moves the focus only after that.
    leave: (entered = typed.current) => {
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
 * Headless UI renders only the visible options. They are copies: otherwise Headless UI would keep an option active that a new
 * query matches again, instead of activating the first.
 */
function virtualList(found: readonly FieldOption[]) {
  return {
    options: found.map((option) => ({ ...option })),
    disabled: (option: FieldOption | null) => option?.disabled ?? false,
  };
}
