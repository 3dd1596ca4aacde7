import type { FieldViewProps } from "../field-view-props";
import { InputField } from "../input-field";

export function TextField(view: FieldViewProps) {
  return <InputField {...view} type="text" />;
}
