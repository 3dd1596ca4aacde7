import { cleanValue } from "./clean-value";
import { checkIso } from "./field-value";
import type { FieldValue, FormField, RuleFailure } from "./form-field";
import { incomplete } from "./incomplete";
import { optionFailure } from "./option-failure";
import { checkRules } from "./rules";
import { tooLong } from "./too-long";

/** Checks the cleaned value of one field: its shape, its rules and its length, then the rules of its options. */
export function checkField(field: FormField): (value: FieldValue | undefined) => RuleFailure | null {
  const options = field.type === "checkboxes" ? field.options.filter(({ rules }) => rules.length > 0) : [];
  return (sent) => {
    const value = cleanValue(field, sent);
    if (value === incomplete) return { message: "incomplete", argument: "" };
    const failure = checkIso(field, value) ?? checkRules(value, field.rules) ?? tooLong(field, value);
    return failure ?? (options.length === 0 ? null : optionFailure(options, value));
  };
}
