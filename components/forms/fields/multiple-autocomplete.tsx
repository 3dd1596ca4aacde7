import { Combobox } from "@headlessui/react";
import { mdiClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { FieldOption } from "@/lib/forms/form-field";
import { swallowSecondTap } from "@/lib/platform/double-tap";
import { isLocked, labelId } from "../control-props";
import { FieldFrame } from "../field-frame";
import { chosenOptions, fixedIds, isSameId } from "../shown-value";
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
  const chooseInPlace = (options: readonly FieldOption[]) =>
    keepInPlace(document.getElementById(id), () => choose(options));
  const { search, virtual } = useOptionQuery(field.options, (option) => {
    if (!chosen.some(({ id: known }) => isSameId(known, option.id))) chooseInPlace([...chosen, option]);
  });
  const remove = (removed: FieldOption) => choose(chosen.filter((option) => !isSameId(option.id, removed.id)));
  const removeLastOnBackspace = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1);
    // A held Backspace that has emptied the input must not go on to the chips.
    if (event.key === "Backspace" && !event.repeat && event.currentTarget.value === "" && last) remove(last);
  };
  return (
    <FieldFrame {...view}>
      {chosen.length === 0 ? null : (
        <ul role="list" aria-label={t("chosen")} aria-describedby={labelId(id)} className="mb-2 flex flex-wrap gap-2">
          {chosen.map((option) => (
            <ChosenChip
              key={String(option.id)}
              title={option.title}
              isLocked={isLocked(field)}
              onRemove={() => {
                remove(option);
                focusSearch(id);
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
          chooseInPlace(options);
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
            onClear={() => onChange(fixedIds(field, value))}
            onKeyDown={removeLastOnBackspace}
          />
        )}
      </Combobox>
    </FieldFrame>
  );
}

interface ChosenChipProps {
  title: string;
  isLocked: boolean;
  onRemove: () => void;
}

function ChosenChip({ title, isLocked, onRemove }: ChosenChipProps) {
  const t = useTranslations("forms");
  const label = t("remove", { name: title });
  return (
    <li className="inline-flex min-h-touch max-w-full items-center rounded-full bg-raised pl-4">
      <span className="min-w-0 py-2">{title}</span>
      {isLocked ? (
        <span className="w-4" />
      ) : (
        <button
          type="button"
          aria-label={label}
          title={label}
          onClick={(event) => {
            // The next chip moves under the finger.
            swallowSecondTap(event.nativeEvent);
            onRemove();
          }}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-hairline active:bg-outline/40"
        >
          <SvgIcon path={mdiClose} className="size-5 text-muted" />
        </button>
      )}
    </li>
  );
}

/** Focuses the input, or on a touch screen the arrow beside it: the input would open the keyboard. */
function focusSearch(id: string): void {
  const input = document.getElementById(id);
  const arrow = input?.parentElement?.querySelector<HTMLElement>("[aria-haspopup=listbox]");
  (matchMedia("(pointer: coarse)").matches ? arrow : input)?.focus();
}

/** Renders a change above an element, and scrolls the page so that the element stays under the finger. */
function keepInPlace(element: HTMLElement | null, change: () => void): void {
  const before = element?.getBoundingClientRect().top ?? 0;
  flushSync(change);
  const after = element?.getBoundingClientRect().top ?? 0;
  if (after !== before) window.scrollBy({ top: after - before, behavior: "instant" });
}
