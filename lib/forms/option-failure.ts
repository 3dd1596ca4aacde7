import type { FieldOption, FieldValue, RuleFailure } from "./form-field";
import { checkRules } from "./rules";
import { asText, isList } from "./scalar";

interface OptionFailure extends RuleFailure {
  option: FieldOption;
}

/**
 * The first option of checkboxes that does not keep its own rules, and why. It is checked against whether it is chosen, so
 * that `required` makes it one that must be; one that cannot be chosen is not checked.
 */
export function optionFailure(options: readonly FieldOption[], value: FieldValue | undefined): OptionFailure | null {
  const chosen = new Set(isList(value) ? value.map(asText) : []);
  for (const option of options) {
    const failure = option.disabled ? null : checkRules(chosen.has(String(option.id)), option.rules);
    // Of many options it is said which one is meant.
    if (failure?.message === "required") return { message: "requiredOption", argument: option.title, option };
    if (failure) return { ...failure, option };
  }
  return null;
}
