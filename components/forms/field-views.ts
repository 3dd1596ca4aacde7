import type { ComponentType } from "react";
import type { FieldType } from "@/lib/forms/field-types";
import type { FieldViewProps } from "./field-view-props";
import { AlertField } from "./fields/alert-field";
import { AutocompleteField } from "./fields/autocomplete-field";
import { CheckboxField } from "./fields/checkbox-field";
import { CheckboxesField } from "./fields/checkboxes-field";
import { DateField } from "./fields/date-field";
import { DatetimeField } from "./fields/datetime-field";
import { FileField } from "./fields/file-field";
import { RadioField } from "./fields/radio-field";
import { SelectField } from "./fields/select-field";
import { SubtitleField } from "./fields/subtitle-field";
import { TextField } from "./fields/text-field";
import { TextareaField } from "./fields/textarea-field";
import { TimeField } from "./fields/time-field";

/** What each type of field looks like. */
export const fieldViews = {
  subtitle: SubtitleField,
  alert: AlertField,
  text: TextField,
  date: DateField,
  time: TimeField,
  datetime: DatetimeField,
  textarea: TextareaField,
  checkbox: CheckboxField,
  checkboxes: CheckboxesField,
  radio: RadioField,
  select: SelectField,
  autocomplete: AutocompleteField,
  file: FileField,
} satisfies Record<FieldType, ComponentType<FieldViewProps>>;
