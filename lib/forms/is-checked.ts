import { holdsValue } from "./field-kind";
import type { FormField, FormModel } from "./form-field";
import { isVisible } from "./show-if";

/** Whether the field's value is checked: not while it is hidden (decisions 5), nor what the member cannot change or mend. */
export function isChecked(field: FormField, model: FormModel): boolean {
  const { disabled, readonly } = field.props;
  return holdsValue(field) && !disabled && !readonly && isVisible(field, model);
}
