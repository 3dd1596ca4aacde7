import type { FieldViewProps } from "../field-view-props";
import { MultipleSelect } from "./multiple-select";
import { SingleSelect } from "./single-select";

export function SelectField(view: FieldViewProps) {
  return view.field.props.multiple ? <MultipleSelect {...view} /> : <SingleSelect {...view} />;
}
