import type { FieldValue, FormField, RuleFailure } from "./form-field";
import { incomplete } from "./incomplete";
import { notIso } from "./not-iso";
import { checkRules } from "./rules";
import { asText, isList } from "./scalar";
import { tooLong } from "./too-long";

/**
 * The check of one field: its shape, its own rules and its length, then the rules of its options. An option of checkboxes is
 * checked against whether it is chosen, so that `required` makes it one that must be; one that cannot be chosen is not checked.
 */
export function checkField(field: FormField): (value: FieldValue | undefined) => RuleFailure | null {
  const options = field.type === "checkboxes" ? field.options.filter(isChecked) : [];
  return (value) => {
    if (value === incomplete) return { message: "incomplete", argument: "" };
    const failure = notIso(field, value) ?? checkRules(value, field.rules) ?? tooLong(field, value);
    if (failure || options.length === 0) return failure;
    const chosen = new Set(isList(value) ? value.map(asText) : []);
    for (const { id, rules } of options) {
      const optionFailure = checkRules(chosen.has(String(id)), rules);
      if (optionFailure) return optionFailure;
    }
    return null;
  };
}

function isChecked({ disabled, rules }: FormField["options"][number]): boolean {
  return !disabled && rules.length > 0;
}
