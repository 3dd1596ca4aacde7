import type { FieldOption } from "@/lib/forms/form-field";
import { ChoiceRow } from "../choice-row";
import { controlName, describedBy, isLocked } from "../control-props";
import { asList, isSameId } from "../field-values";
import type { FieldViewProps } from "../field-view-props";
import { GroupFrame } from "../group-frame";

/** Many of the options: a list of their ids. */
export function CheckboxesField(view: FieldViewProps) {
  const { field, id, value, error, onChange } = view;
  const chosen = asList(value);
  const isChosen = (option: FieldOption) => chosen.some((entry) => isSameId(entry, option.id));
  const toggle = (option: FieldOption, isOn: boolean) => {
    const others = chosen.filter((entry) => !isSameId(entry, option.id));
    onChange(isOn ? [...others, option.id] : others);
  };
  return (
    <GroupFrame {...view} role="group" onClear={() => onChange([])}>
      {field.options.map((option, index) => (
        <ChoiceRow
          key={index}
          id={`${id}-${index}`}
          type="checkbox"
          name={controlName(field)}
          value={String(option.id)}
          checked={isChosen(option)}
          onChange={(event) => toggle(option, event.target.checked)}
          disabled={option.disabled || isLocked(field)}
          aria-invalid={error === "" ? undefined : true}
          aria-describedby={error === "" ? undefined : describedBy(view)}
          title={option.title}
          hint={option.hint}
        />
      ))}
    </GroupFrame>
  );
}
