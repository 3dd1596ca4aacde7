import type { FieldOption } from "@/lib/forms/form-field";
import { optionFailure, checkRules } from "@/lib/forms/rules";
import { ChoiceRow } from "../choice-row";
import { controlName, describedBy, isLocked } from "../control-props";
import { entriesOf, fixedIds, isSameId } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { GroupFrame } from "../group-frame";
import { useOptionsToShow } from "../use-options-to-show";

/** Checkboxes for several options; the value is a list of their ids. */
export function CheckboxesField(view: FieldViewProps) {
  const { field, id, value, error, onChange } = view;
  const options = useOptionsToShow(field, value);
  const chosen = entriesOf(value);
  const isChosen = (option: FieldOption) => chosen.some((entry) => isSameId(entry, option.id));
  const toggle = (option: FieldOption, isOn: boolean) => {
    const others = chosen.filter((entry) => !isSameId(entry, option.id));
    onChange(isOn ? [...others, option.id] : others);
  };
  // If the group's own rules hold, the message belongs to one option.
  const isOptionError = error !== "" && checkRules(value, field.rules) === null;
  const failed = isOptionError ? optionFailure(field.options, value)?.option : undefined;
  return (
    <GroupFrame {...view} role="group" onClear={() => onChange(fixedIds(field, value))}>
      {options.map((option, index) => {
        const isDisabled = option.disabled || isLocked(field);
        const isInvalid = error !== "" && !isDisabled && (failed === undefined || failed === option);
        return (
          <ChoiceRow
            key={index}
            id={`${id}-${index}`}
            type="checkbox"
            name={controlName(field)}
            value={String(option.id)}
            checked={isChosen(option)}
            onToggle={(isOn) => toggle(option, isOn)}
            disabled={isDisabled}
            aria-invalid={isInvalid ? true : undefined}
            aria-describedby={isInvalid ? describedBy(view) : undefined}
            title={option.title}
            hint={option.hint}
          />
        );
      })}
    </GroupFrame>
  );
}
