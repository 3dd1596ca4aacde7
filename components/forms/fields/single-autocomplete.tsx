import { Combobox } from "@headlessui/react";
import { isLocked } from "../control-props";
import { FieldFrame } from "../field-frame";
import { chosenOptions } from "../field-values";
import type { FieldViewProps } from "../field-view-props";
import { OptionSearch } from "../option-search";
import { useOptionQuery } from "../use-option-query";

/** One of many options, found by typing: its id. The input's value is the option's text (decisions 3). */
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
          // Where nothing is chosen the library says so when the member leaves: what was typed is looked at then.
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
