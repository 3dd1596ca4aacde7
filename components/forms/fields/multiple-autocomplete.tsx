import { Combobox } from "@headlessui/react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { FieldOption } from "@/lib/forms/form-field";
import { ChosenChip } from "../chosen-chip";
import { isLocked, labelOf } from "../control-props";
import { FieldFrame } from "../field-frame";
import { chosenOptions, isSameId } from "../field-values";
import type { FieldViewProps } from "../field-view-props";
import { OptionSearch } from "../option-search";
import { useOptionQuery } from "../use-option-query";

/**
 * Several options, found by typing; the value is a list of their ids. Each choice is a chip above the input and can be removed
 * there.
 */
export function MultipleAutocomplete(view: FieldViewProps) {
  const { field, id, value, onChange } = view;
  const t = useTranslations("forms");
  const chosen = chosenOptions(field.options, value);
  const choose = (options: readonly FieldOption[]) => onChange(options.map((option) => option.id));
  const { search, virtual } = useOptionQuery(field.options, (option) => {
    if (!chosen.some(({ id: known }) => isSameId(known, option.id))) choose([...chosen, option]);
  });
  const remove = (removed: FieldOption) => choose(chosen.filter((option) => !isSameId(option.id, removed.id)));
  const removeLastOnBackspace = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    // A held key that has emptied the input goes on repeating.
    if (event.key === "Backspace" && !event.repeat && event.currentTarget.value === "" && last) remove(last);
  };
  return (
    <FieldFrame {...view}>
      {chosen.length === 0 ? null : (
        <ul aria-label={t("chosen", { label: labelOf(field) })} className="mb-2 flex flex-wrap gap-2">
          {chosen.map((option) => (
            <ChosenChip
              key={String(option.id)}
              title={option.title}
              isLocked={isLocked(field)}
              onRemove={() => {
                remove(option);
                document.getElementById(id)?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Combobox
        multiple
        by="id"
        value={chosen}
        onChange={(options) => {
          const input = document.getElementById(id);
          search.settle();
          // The list keeps its content and position for the next choice; further typing starts a new search.
          keepInPlace(input, () => choose(options));
          if (input instanceof HTMLInputElement) input.select();
        }}
        onClose={search.reset}
        virtual={virtual}
        disabled={isLocked(field)}
      >
        {({ open }) => (
          <OptionSearch
            {...view}
            shownText=""
            search={search}
            isOpen={open}
            onClear={() => onChange([])}
            onKeyDown={removeLastOnBackspace}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}

/** Renders a change above an element, and scrolls the page so that the element stays under the finger. */
function keepInPlace(element: HTMLElement | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = element?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: "instant" });
}
