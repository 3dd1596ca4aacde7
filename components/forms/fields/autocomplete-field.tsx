import type { FieldViewProps } from "../field-view-props";
import { MultipleAutocomplete } from "./multiple-autocomplete";
import { SingleAutocomplete } from "./single-autocomplete";

export function AutocompleteField(view: FieldViewProps) {
  return view.field.props.multiple ? <MultipleAutocomplete {...view} /> : <SingleAutocomplete {...view} />;
}
