import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from "@headlessui/react";
import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import type { FieldOption } from "@/lib/forms/form-field";
import { ServerIcon } from "@/components/ui/server-icon";
import { boxLook } from "../control-box";
import { controlProps, describedBy, isLocked } from "../control-props";
import { FieldFrame } from "../field-frame";
import { chosenOptions, fixedIds } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { listLook, openList, optionLook, OptionRow, revealList } from "../option-row";
import { useOptionsToShow } from "../use-options-to-show";
import { SelectEnd, selectEndRoom } from "../select-end";

/** Several options in a list that opens: a native multiple select is hard to use with a mouse. */
export function MultipleSelect(view: FieldViewProps) {
  const { field, value, error, onChange } = view;
  const { icon, placeholder } = field.props;
  const t = useTranslations("forms");
  const options = useOptionsToShow(field, value);
  const chosen = chosenOptions(options, value);
  const titles = chosen.map((option) => option.title).join(", ");
  return (
    <FieldFrame {...view}>
      <Listbox
        multiple
        by="id"
        value={chosen}
        onChange={(options: FieldOption[]) => onChange(options.map((option) => option.id))}
        disabled={isLocked(field)}
      >
        <div className={`relative flex items-center ${boxLook(error !== "", isLocked(field))}`}>
          <ListboxButton
            as={DescribedButton}
            {...controlProps(view)}
            describedBy={describedBy(view)}
            // A combobox has the chosen titles as its value (docs/product.md, Field types).
            role="combobox"
            className={`flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-xl py-2 pl-3 text-left ${selectEndRoom(field)}`}
          >
            {icon === "" ? null : <ServerIcon name={icon} className="size-6 text-muted" />}
            <span className={`min-w-0 flex-1 ${titles === "" ? "text-muted" : ""}`}>
              {titles || placeholder || t("choose")}
            </span>
          </ListboxButton>
          <SelectEnd {...view} onClear={() => onChange(fixedIds(field, value))} />
          <ListboxOptions ref={revealList} modal={false} className={listLook}>
            {options.map((option, index) => (
              <ListboxOption key={index} value={option} disabled={option.disabled} className={optionLook}>
                <OptionRow option={option} />
              </ListboxOption>
            ))}
          </ListboxOptions>
        </div>
      </Listbox>
    </FieldFrame>
  );
}

interface DescribedButtonProps extends ComponentProps<"button"> {
  describedBy: string | undefined;
}

/**
 * A button for Headless UI's `as`. Headless UI would replace our description by an id that does not exist, and would submit the
 * form on Enter instead of opening the list.
 */
function DescribedButton({ describedBy, onKeyDown, ...props }: DescribedButtonProps) {
  return (
    <button
      {...props}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return onKeyDown?.(event);
        event.preventDefault();
        openList(event.currentTarget);
      }}
    />
  );
}
