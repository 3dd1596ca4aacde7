import type { ComponentType } from "react";
import { Alert } from "@/components/ui/alert";
import type { FieldType } from "@/lib/forms/field-types";
import type { FieldViewProps } from "./field-view-props";
import { CheckboxField } from "./fields/checkbox-field";
import { CheckboxesField } from "./fields/checkboxes-field";
import { DateTimeField, type DateTimeType } from "./fields/date-time-field";
import { FileField } from "./fields/file-field";
import { MultipleAutocomplete } from "./fields/multiple-autocomplete";
import { MultipleSelect } from "./fields/multiple-select";
import { RadioField } from "./fields/radio-field";
import { SingleAutocomplete } from "./fields/single-autocomplete";
import { SingleSelect } from "./fields/single-select";
import { TextField } from "./fields/text-field";
import { TextareaField } from "./fields/textarea-field";

type FieldView = ComponentType<FieldViewProps>;

/** The component of each field type. */
export const fieldViews = {
  subtitle: SubtitleField,
  alert: AlertField,
  text: TextField,
  date: dateTime("date"),
  time: dateTime("time"),
  datetime: dateTime("datetime-local"),
  textarea: TextareaField,
  checkbox: CheckboxField,
  checkboxes: CheckboxesField,
  radio: RadioField,
  select: oneOrMany(SingleSelect, MultipleSelect),
  autocomplete: oneOrMany(SingleAutocomplete, MultipleAutocomplete),
  file: FileField,
} satisfies Record<FieldType, FieldView>;

function dateTime(type: DateTimeType): FieldView {
  return function DateTimeView(view) {
    return <DateTimeField {...view} type={type} />;
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
