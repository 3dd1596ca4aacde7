import { ChoiceRow } from "../choice-row";
import { controlName, controlProps, isLocked, isRequired, labelId, labelOf } from "../control-props";
import { FieldDetails } from "../field-details";
import type { FieldViewProps } from "../field-view-props";
import { RequiredMark } from "../field-frame";

/** One checkbox: true or false. */
export function CheckboxField(view: FieldViewProps) {
  const { field, value, onChange } = view;
  return (
    <>
      <div className="-mx-2">
        <ChoiceRow
          {...controlProps(view)}
          type="checkbox"
          name={controlName(field)}
          checked={value === true}
          onToggle={onChange}
          disabled={isLocked(field)}
          // Without the mark, as in the other fields.
          aria-labelledby={labelId(view.id)}
          title={labelOf(field)}
          mark={isRequired(field) ? <RequiredMark /> : null}
        />
      </div>
      {/* Aligned with the label, and close to it. The rest of the row stays easy to tap. */}
      <div className="-mt-2.5 pl-8">
        <FieldDetails {...view} />
      </div>
    </>
  );
}
