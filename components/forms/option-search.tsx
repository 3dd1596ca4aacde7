import { ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { mdiChevronDown } from "@mdi/js";
import { useTranslations } from "next-intl";
import { Fragment, type ChangeEvent, type KeyboardEvent } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { ServerIcon } from "@/components/ui/server-icon";
import type { FieldOption } from "@/lib/forms/form-field";
import { ClearButton } from "./clear-button";
import { boxLook } from "./control-box";
import { controlProps, describedBy, isLocked, labelOf } from "./control-props";
import { DescribedInput } from "./described-input";
import type { FieldViewProps } from "./field-view-props";
import { listLook, optionLook, revealList } from "./option-look";
import { OptionRow } from "./option-row";

interface OptionSearchProps extends FieldViewProps {
  /** The text of the option that is chosen. */
  shownText: string;
  /** The options that the query found. */
  found: readonly FieldOption[];
  isOpen: boolean;
  onQuery: (query: string) => void;
  onClear: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The input of an autocomplete with its list; stands in a Headless UI Combobox. */
export function OptionSearch(search: OptionSearchProps) {
  const { field, id, value, error, shownText, found, isOpen, onQuery, onClear, onKeyDown } = search;
  const { icon, placeholder } = field.props;
  const t = useTranslations("forms");
  return (
    <>
      <div className={`relative flex items-center ${boxLook(error !== "", isLocked(field))}`}>
        {icon === "" ? null : (
          <ServerIcon name={icon} className="pointer-events-none absolute left-3 size-6 text-muted" />
        )}
        <ComboboxInput
          as={DescribedInput}
          {...controlProps(search)}
          describedBy={describedBy(search)}
          displayValue={() => shownText}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
          name={field.name}
          placeholder={placeholder || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className={`min-h-12 w-full min-w-0 rounded-xl bg-transparent outline-none placeholder:text-muted disabled:cursor-not-allowed ${icon === "" ? "pl-3" : "pl-12"} ${field.props.clearable ? "pr-24" : "pr-12"}`}
        />
        <span className="absolute right-0 flex">
          <ClearButton field={field} id={id} value={value} onClear={onClear} />
          <ComboboxButton as={Fragment}>
            <IconButton
              label={t("showOptions", { label: labelOf(field) })}
              path={mdiChevronDown}
              className="text-muted"
            />
          </ComboboxButton>
        </span>
        <ComboboxOptions ref={revealList} modal={false} className={listLook}>
          {({ option }: { option: FieldOption }) => (
            <ComboboxOption value={option} className={optionLook}>
              <OptionRow option={option} />
            </ComboboxOption>
          )}
        </ComboboxOptions>
      </div>
      <p role="status" className="text-sm text-muted">
        {isOpen && found.length === 0 ? t("noMatches") : null}
      </p>
    </>
  );
}
