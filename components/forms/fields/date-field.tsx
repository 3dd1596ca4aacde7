import type { FieldViewProps } from "../field-view-props";
import { InputField } from "../input-field";

export function DateField(view: FieldViewProps) {
  return <InputField {...view} type="date" />;
}
