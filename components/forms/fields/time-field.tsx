import type { FieldViewProps } from "../field-view-props";
import { InputField } from "../input-field";

export function TimeField(view: FieldViewProps) {
  return <InputField {...view} type="time" />;
}
