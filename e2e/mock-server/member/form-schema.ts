import { type Wire, type WireObject, isWireObject } from "../wire";
import { heldBy } from "./held-values";

export type FormValues = { [name: string]: Wire };

/** The parts of a form field that validation needs. */
export type FormField = {
  type: string;
  name: string;
  multiple: boolean;
  /** Must be filled in. A field with a condition may be hidden, so the server does not insist. */
  required: boolean;
  rules: string[];
  /** Required text format; undefined: any. */
  format: RegExp | undefined;
  /** Undefined: any value. */
  optionIds: Wire[] | undefined;
};

/** The fields that hold a value. Malformed ones, which a persona may contain on purpose, are skipped. */
export function formFields({ forms }: WireObject): FormField[] {
  const schema = isWireObject(forms) ? forms.myAccount : undefined;
  const list = isWireObject(schema) ? schema.fields : schema;
  if (!Array.isArray(list)) return [];
  return list.filter(isWireObject).flatMap((field) => readField(field) ?? []);
}

function readField(field: WireObject): FormField | undefined {
  const { type, name } = field;
  if (typeof type !== "string" || typeof name !== "string" || !name) return undefined;
  const held = heldBy(type);
  if (!held) return undefined;
  const props = isWireObject(field.props) ? field.props : {};
  const rules = readRules(field.rules);
  return {
    type,
    name,
    multiple: held.isList === true || props.multiple === true,
    required: rules.includes("required") && field.visible !== false && field.showIf === undefined,
    rules,
    format: held.format,
    optionIds: held.isOption ? readOptionIds(props.items ?? field.items ?? field.options) : undefined,
  };
}

function readRules(rules: Wire | undefined): string[] {
  const list = typeof rules === "string" ? rules.split("|") : rules;
  if (!Array.isArray(list)) return [];
  return list.filter((rule) => typeof rule === "string").map((rule) => rule.trim());
}

function readOptionIds(options: Wire | undefined): Wire[] | undefined {
  if (!Array.isArray(options)) return undefined;
  return options.filter(isWireObject).flatMap((option) => option.id ?? []);
}
