import type { ColumnSpans, FieldProps } from "@/lib/api/form-schema";
import type { FieldType } from "./field-types";

/** One option of checkboxes, radio, select or autocomplete. Ids compare as text and keep their sent type. */
export interface FieldOption {
  id: Scalar;
  title: string;
  hint: string;
  disabled: boolean;
  /** Checked against whether the option is chosen: `required` makes the option mandatory. */
  rules: readonly FieldRule[];
}

export type Scalar = string | number | boolean;

/** `min:18` is `{name: "min", argument: "18"}`; without a colon the argument is "". */
export interface FieldRule {
  name: string;
  argument: string;
}

export type ConditionOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** One condition of `showIf`. The operator is null when it is unknown: the condition then never holds. */
export interface Condition {
  name: string;
  operator: ConditionOperator | null;
  values: readonly string[];
}

/** A field of an accepted form. */
export interface FormField {
  /** Unique in the form, safe as a path of react-hook-form and in an HTML id. Fields of one name share it. */
  key: string;
  /** Position in the schema, from 0. */
  index: number;
  /** null for an unknown type; `typeName` holds the sent one. */
  type: FieldType | null;
  typeName: string;
  name: string;
  columns: ColumnSpans;
  props: FieldProps;
  options: readonly FieldOption[];
  rules: readonly FieldRule[];
  className: string;
  /** Overrides the conditions when the schema sets it. */
  visible: boolean | null;
  showIf: readonly Condition[];
}

export type Entry = Scalar | File;

/** The value of one field: text, an ISO date, a number as sent, an option's id, a boolean, files, or a list of these. */
export type FieldValue = Entry | readonly Entry[];

/** Field name -> value. Names are plain keys: dots and brackets are part of the name. */
export type FormModel = Readonly<Record<string, FieldValue>>;

/** The reason for a refused value. The message is `forms.rules.<message>` in messages/lazy/*.json, with `argument` filled in. */
export interface RuleFailure {
  message: string;
  argument: string;
}
