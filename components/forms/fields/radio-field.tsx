import { ChoiceRow } from "../choice-row";
import { isLocked } from "../control-props";
import { asEntry, isSameId } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { GroupFrame } from "../group-frame";
import { useOptionsToShow } from "../use-options-to-show";

/** One of the options, all of them visible; the value is its id. */
export function RadioField(view: FieldViewProps) {
  const { field, id, value, onChange } = view;
  const options = useOptionsToShow(field, value);
  return (
    <GroupFrame {...view} role="radiogroup" onClear={() => onChange("")}>
      {options.map((option, index) => (
        <ChoiceRow
          key={index}
          id={`${id}-${index}`}
          type="radio"
          // By id: two fields of one name are two separate groups.
          name={id}
          value={String(option.id)}
          checked={isSameId(asEntry(value), option.id)}
          onToggle={(isOn) => {
            if (isOn) onChange(option.id);
          }}
          disabled={option.disabled || isLocked(field)}
          title={option.title}
          hint={option.hint}
        />
      ))}
    </GroupFrame>
  );
}
