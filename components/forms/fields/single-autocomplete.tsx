import { Combobox } from "@headlessui/react";
import { isLocked } from "../control-props";
import { FieldFrame } from "../field-frame";
import { chosenOptions } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { OptionSearch } from "../option-search";
import { useOptionQuery } from "../use-option-query";

/**
 * One of many options, found by typing; the value is its id. The input shows the option's text (docs/product.md, Field types).
 */
export function SingleAutocomplete(view: FieldViewProps) {
  const { field, value, onChange } = view;
  const { search, virtual } = useOptionQuery(field.options, (option) => onChange(option.id));
  const chosen = chosenOptions(field.options, value)[0] ?? null;
  return (
    <FieldFrame {...view}>
      <Combobox
        by="id"
        value={chosen}
        onChange={(option) => {
          // Without a choice the library reports null when the member leaves; leaving checks the typed text itself.
          if (option === null && chosen === null) return;
          search.settle();
          onChange(option?.id ?? "");
        }}
        onClose={search.reset}
        virtual={virtual}
        disabled={isLocked(field)}
      >
        {({ open }) => (
          <OptionSearch
            {...view}
            shownText={chosen?.title ?? ""}
            search={search}
            isOpen={open}
            onClear={() => {
              search.settle();
              onChange("");
            }}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}
