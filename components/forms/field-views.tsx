import type { ComponentType } from "react";
import { Alert } from "@/components/ui/alert";
import type { FieldType } from "@/lib/forms/field-types";
import type { FieldViewProps } from "./field-view-props";
import { CheckboxField } from "./fields/checkbox-field";
import { CheckboxesField } from "./fields/checkboxes-field";
import { FileField } from "./fields/file-field";
import { MultipleAutocomplete } from "./fields/multiple-autocomplete";
import { MultipleSelect } from "./fields/multiple-select";
import { RadioField } from "./fields/radio-field";
import { SingleAutocomplete } from "./fields/single-autocomplete";
import { SingleSelect } from "./fields/single-select";
import { TextareaField } from "./fields/textarea-field";
import { InputField, type InputType } from "./input-field";

type FieldView = ComponentType<FieldViewProps>;

/** The component of each field type. */
export const fieldViews = {
  subtitle: SubtitleField,
  alert: AlertField,
  text: inputView("text"),
  date: inputView("date"),
  time: inputView("time"),
  datetime: inputView("datetime-local"),
  textarea: TextareaField,
  checkbox: CheckboxField,
  checkboxes: CheckboxesField,
  radio: RadioField,
  select: oneOrMany(SingleSelect, MultipleSelect),
  autocomplete: oneOrMany(SingleAutocomplete, MultipleAutocomplete),
  file: FileField,
} satisfies Record<FieldType, FieldView>;

function inputView(type: InputType): FieldView {
  return function InputView(view) {
    return <InputField {...view} type={type} />;
  };
}

function oneOrMany(One: FieldView, Many: FieldView): FieldView {
  return function OneOrManyView(view) {
    return view.field.props.multiple ? <Many {...view} /> : <One {...view} />;
  };
}

/** A heading within the form; holds no value. */
function SubtitleField({ field, id }: FieldViewProps) {
  return (
    <h2 id={id} className="pt-4 text-xl font-bold [[data-field]:first-child>&]:pt-0">
      {field.props.label}
    </h2>
  );
}

/** A notice between the fields; holds no value. */
function AlertField({ field }: FieldViewProps) {
  return (
    <Alert color="info">
      <p>{field.props.label}</p>
    </Alert>
  );
}
