import { ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from "@headlessui/react";
import { mdiChevronDown, mdiInformationOutline } from "@mdi/js";
import { useTranslations } from "next-intl";
import {
  Fragment,
  useEffect,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from "react";
import { IconButton } from "@/components/ui/icon-button";
import { ServerIcon } from "@/components/ui/server-icon";
import { SvgIcon } from "@/components/ui/svg-icon";
import type { FieldOption } from "@/lib/forms/form-field";
import { isComposing } from "@/lib/platform/is-composing";
import { ClearButton } from "./clear-button";
import { boxLook } from "./control-box";
import { controlName, controlProps, describedBy, isLocked, labelId } from "./control-props";
import type { FieldViewProps } from "./field-view-props";
import { selectEndRoom } from "./select-end";
import { listLook, noteLook, openList, optionLook, OptionRow, revealList } from "./option-row";
import { useScriptedInput } from "./use-scripted-input";
import type { OptionQuery } from "./use-option-query";

interface OptionSearchProps extends FieldViewProps {
  /** The title of the chosen option, or "". */
  shownText: string;
  search: OptionQuery;
  isOpen: boolean;
  onClear: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The input of an autocomplete with its list. Needs a Headless UI Combobox around it. */
export function OptionSearch({ shownText, search, isOpen, onClear, onKeyDown, ...view }: OptionSearchProps) {
  const { field, error } = view;
  const { icon, placeholder } = field.props;
  const { found, refused } = search;
  const t = useTranslations("forms");

  const box = useRef<HTMLDivElement>(null);
  const handleScriptedInput = ({ type, target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const text = target.value;
    if (text === shownText) return;
    // A script may set more letters before it fires the event.
    if (type === "input" && document.activeElement === target) return search.type(text);
    target.value = shownText;
    if (text === "") return onClear();
    search.leave(text);
    search.reset();
  };
  useScriptedInput(box, handleScriptedInput, isFilled);

  useEffect(() => {
    const input = box.current?.querySelector("input");
    // After any key in it, Headless UI keeps the input's text even when the value changes elsewhere.
    if (input && !isOpen) input.value = shownText;
  }, [shownText, isOpen]);

  const openOnClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (isOpen) return;
    // The next key starts a new search instead of extending the present text.
    currentTarget.select();
    openList(currentTarget);
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      // Enter chooses an option. Without one it does nothing: it must neither drop the text nor submit the form.
      if (!isOpen || found.every((option) => option.disabled)) event.preventDefault();
      if (!isOpen) openList(event.currentTarget);
    }
    if (event.key === "Escape") search.settle();
    onKeyDown?.(event);
  };
  const leave = ({ relatedTarget }: FocusEvent<HTMLInputElement>) => {
    if (!(relatedTarget instanceof Element && relatedTarget.closest(ownParts))) search.leave();
  };

  return (
    <div className="relative">
      <div ref={box} className={`relative flex items-center ${boxLook(error !== "", isLocked(field))}`}>
        {icon === "" ? null : (
          <ServerIcon name={icon} className="pointer-events-none absolute left-3 size-6 text-muted" />
        )}
        <ComboboxInput
          as={SearchInput}
          {...controlProps(view)}
          describedBy={describedBy(view)}
          displayValue={() => shownText}
          onChange={(event: ChangeEvent<HTMLInputElement>) => search.type(event.target.value)}
          onClick={openOnClick}
          onKeyDown={onKey}
          onBlur={leave}
          name={controlName(field)}
          placeholder={placeholder || t("search")}
          autoComplete={field.props.autocomplete || "off"}
          autoCapitalize="off"
          autoCorrect="off"
          enterKeyHint="done"
          spellCheck={false}
          className={`min-h-12 w-full min-w-0 rounded-xl bg-transparent outline-none placeholder:text-muted disabled:cursor-not-allowed ${icon === "" ? "pl-3" : "pl-12"} ${selectEndRoom(field)}`}
        />
        <span className="absolute right-0 flex">
          <ClearButton {...view} onClear={onClear} />
          <ComboboxButton as={Fragment}>
            <IconButton
              label={t("showOptions")}
              aria-describedby={labelId(view.id)}
              path={mdiChevronDown}
              className="text-muted"
              onClick={search.settle}
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
      <div aria-live="polite" aria-atomic>
        {isOpen && found.length === 0 ? (
          <p ref={revealList} className={noteLook}>
            {t("noMatches")}
          </p>
        ) : null}
        {refused === "" ? null : (
          <p className="mt-1.5 flex gap-1.5 text-sm font-medium">
            <SvgIcon path={mdiInformationOutline} className="mt-0.5 size-4" />
            <span className="min-w-0 wrap-anywhere">{t("noSuchOption", { text: refused })}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Whether a script or the browser's autofill has filled the input. Autofill fires a trusted `input` in a control without focus,
 * so no blur follows. A trusted `change` comes from typing.
 */
function isFilled({ isTrusted, type, target }: Event): boolean {
  return !isTrusted || (type === "input" && target !== document.activeElement);
}

/** The list and the button that opens it. */
const ownParts = "[role=listbox], [aria-haspopup=listbox]";

interface SearchInputProps extends ComponentProps<"input"> {
  describedBy: string | undefined;
}

/**
 * An input for Headless UI's `as`. Headless UI would replace our description by an id that does not exist, choose the active
 * option on Tab, and ignore an Enter right after a composition. On Android that Enter means a choice, and would submit the form.
 */
function SearchInput({ describedBy, onKeyDown, ...props }: SearchInputProps) {
  return (
    <input
      {...props}
      aria-describedby={describedBy}
      onCompositionStart={undefined}
      onCompositionEnd={undefined}
      onKeyDown={(event) => {
        // These keys belong to the input method: Enter commits a letter, the arrows choose one, Escape cancels it.
        if (isComposing(event.nativeEvent)) {
          if (event.key === "Enter") event.preventDefault();
        } else if (event.key !== "Tab") onKeyDown?.(event);
      }}
    />
  );
}
