import { useMemo, useState } from "react";
import { cleanText } from "@/lib/forms/clean-text";
import type { FieldOption } from "@/lib/forms/form-field";
import { matchOptions, optionCalled } from "@/lib/forms/match-options";
import { afterPress } from "./after-press";

export type OptionQuery = ReturnType<typeof useOptionQuery>["search"];

/** The text that the member has typed, or a script has filled in. */
interface Entry {
  text: string;
  /** "left" becomes "refused" only after the press that left the field, because the message moves the layout. */
  state: "typed" | "settled" | "left" | "refused";
}

/**
 * The member's query and its matches, updated in the same step as the letters: Enter must choose from the visible list. On
 * leaving the field, an option's full title chooses that option; any other text becomes `refused`.
 */
export function useOptionQuery(options: readonly FieldOption[], choose: (option: FieldOption) => void) {
  // Apart from the entry: a tap beside the list first closes it, which resets the query, and then moves the focus.
  const [query, setQuery] = useState("");
  const [entry, setEntry] = useState<Entry>({ text: "", state: "settled" });
  const found = useMemo(() => matchOptions(options, query), [options, query]);
  // Clears a text that was left, so that the same text is refused again.
  const settle = () =>
    setEntry(({ text, state }) => ({ text: state === "left" || state === "refused" ? "" : text, state: "settled" }));
  const search = {
    /** The options that match the query. */
    found,
    /** Text left in the input without a choice, or "". */
    refused: entry.state === "refused" ? entry.text : "",
    type: (text: string) => {
      setEntry({ text, state: "typed" });
      setQuery(text);
    },
    /** Resets the query after the list closes, so that the next one shows all options. */
    reset: () => setQuery(""),
    /** Forgets the typed text: after a choice, or when the member closes the list. */
    settle,
    /**
     * Handles the focus leaving the field.
     * @param entered the input's text, if the member has not typed it
     */
    leave: (entered = entry.text) => {
      const text = cleanText(entered);
      if (text === "" || (entered === entry.text && entry.state !== "typed")) return;
      const called = optionCalled(options, text);
      if (called) {
        settle();
        return choose(called);
      }
      const left: Entry = { text, state: "left" };
      setEntry(left);
      afterPress(() => setEntry((current) => (current === left ? { text, state: "refused" } : current)));
    },
  };
  return { search, virtual: useMemo(() => virtualList(found), [found]) };
}

/**
 * Lets Headless UI render only the visible options. Passes copies: otherwise an option that also matches the next query would
 * stay active in place of the first one.
 */
function virtualList(found: readonly FieldOption[]) {
  return {
    options: found.map((option) => ({ ...option })),
    disabled: (option: FieldOption | null) => option?.disabled ?? false,
  };
}
