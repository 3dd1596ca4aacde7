import type { ColumnSpans, FieldProps } from "@/lib/api/form-schema";
import type { FieldType } from "./field-types";

/** One choice of checkboxes, radio, select or autocomplete. Ids compare as text (decisions 5) and are kept as they were sent. */
export interface FieldOption {
  id: Scalar;
  title: string;
  hint: string;
  disabled: boolean;
  /** Checked against whether the option is chosen: `required` makes it one that must be. */
  rules: readonly FieldRule[];
}

export type Scalar = string | number | boolean;

/** `min:18` is `{name: "min", argument: "18"}`; without a colon the argument is "". */
export interface FieldRule {
  name: string;
  argument: string;
}

export type ConditionOperator = "=" | "!=" | "<" | "<=" | ">" | ">=";

/** One condition of `showIf`. An operator that is not known is null: the condition never holds. */
export interface Condition {
  name: string;
  operator: ConditionOperator | null;
  values: readonly string[];
}

/** A field of a form that was accepted. */
export interface FormField {
  /** Unique in the form, safe as a path of react-hook-form and as part of an HTML id; fields of one name share it. */
  key: string;
  /** Position in the schema, from 0. */
  index: number;
  /** null when the type is not one of ours: `typeName` says what was sent. */
  type: FieldType | null;
  typeName: string;
  name: string;
  columns: ColumnSpans;
  props: FieldProps;
  options: readonly FieldOption[];
  rules: readonly FieldRule[];
  className: string;
  /** Overrides the conditions when the schema says it. */
  visible: boolean | null;
  showIf: readonly Condition[];
}

/** What one field holds: text, an ISO date, a number as sent, an option's id, true or false, files, or a list of these. */
export type FieldValue = Scalar | File | readonly (Scalar | File)[];

/** Field name -> value. Names are plain keys: dots and brackets are part of the name (decisions 5). */
export type FormModel = Readonly<Record<string, FieldValue>>;

/** Why a value is refused. The message is `forms.rules.<message>` in messages/later/*.json, with `argument` filled in. */
export interface RuleFailure {
  message: string;
  argument: string;
}
