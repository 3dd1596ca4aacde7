import type { FieldOption, FieldValue, RuleFailure } from "./form-field";
import { checkRules } from "./rules";
import { asText, isList } from "./scalar";

interface OptionFailure extends RuleFailure {
  option: FieldOption;
}

/**
 * The first failure among the rules of a field's checkbox options. Each rule is checked against whether the option is chosen, so
 * `required` makes the option mandatory. A disabled option is not checked.
 */
export function optionFailure(options: readonly FieldOption[], value: FieldValue | undefined): OptionFailure | null {
  const chosen = new Set(isList(value) ? value.map(asText) : []);
  for (const option of options) {
    const failure = option.disabled ? null : checkRules(chosen.has(String(option.id)), option.rules);
    // With many options the message names the one.
    if (failure?.message === "required") return { message: "requiredOption", argument: option.title, option };
    if (failure) return { ...failure, option };
  }
  return null;
}
