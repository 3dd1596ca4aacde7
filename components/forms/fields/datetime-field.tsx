import type { FieldViewProps } from "../field-view-props";
import { InputField } from "../input-field";

export function DatetimeField(view: FieldViewProps) {
  return <InputField {...view} type="datetime-local" />;
}
