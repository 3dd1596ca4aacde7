import { asFlag } from "@/lib/api/json";
import { cleanText } from "./clean-text";
import type { Condition, ConditionOperator, FormField, FormModel } from "./form-field";
import { parseNumber, asText, isList } from "./scalar";

const comparisons: Record<ConditionOperator, (text: string, wanted: readonly string[]) => boolean> = {
  "=": (text, wanted) => wanted.includes(text),
  "!=": (text, wanted) => !wanted.includes(text),
  "<": (text, wanted) => compareNumbers(text, wanted, (current, limit) => current < limit),
  "<=": (text, wanted) => compareNumbers(text, wanted, (current, limit) => current <= limit),
  ">": (text, wanted) => compareNumbers(text, wanted, (current, limit) => current > limit),
  ">=": (text, wanted) => compareNumbers(text, wanted, (current, limit) => current >= limit),
};

/**
 * Parses `showIf`: comma-separated conditions, each a name, an operator and pipe-separated values, all trimmed
 * (docs/product.md, Conditional fields). Skips blank conditions. A condition without a name, or with a missing or unknown
 * operator (`==`, `=>`, `~`, `*=`), gets the operator null and never holds.
 */
export function parseShowIf(text: string): readonly Condition[] {
  return text
    .split(",")
    .map((condition) => condition.trim())
    .filter((condition) => condition !== "")
    .map(parseCondition);
}

/** Whether a field is shown: `visible` decides, else all conditions must hold. */
export function isVisible(field: Pick<FormField, "visible" | "showIf">, model: FormModel): boolean {
  return field.visible ?? field.showIf.every((condition) => holds(condition, model));
}

function parseCondition(condition: string): Condition {
  // A run of comparison characters, including a character before it that other languages combine with `=`.
  const match = /[*^$&?%]?[!<>=~]+/.exec(condition);
  if (!match) return { name: condition, operator: null, values: [] };
  const name = condition.slice(0, match.index).trim();
  const wanted = condition.slice(match.index + match[0].length);
  return {
    name,
    operator: name !== "" && isOperator(match[0]) ? match[0] : null,
    values: wanted.split("|").map(cleanText),
  };
}

function isOperator(text: string): text is ConditionOperator {
  return Object.hasOwn(comparisons, text);
}

function holds({ name, operator, values }: Condition, model: FormModel): boolean {
  if (operator === null) return false;
  const value = Object.hasOwn(model, name) ? model[name] : undefined;
  const compare = comparisons[operator];
  if (typeof value === "boolean" && (operator === "=" || operator === "!="))
    return compare(String(value), values.map(asFlagText));
  // An empty list compares as the empty value; otherwise any entry of a list may match.
  if (!isList(value)) return compare(cleanText(asText(value)), values);
  return value.length === 0 ? compare("", values) : value.some((entry) => compare(cleanText(asText(entry)), values));
}

/** A server that sends a checkbox as 1 or `True` writes its conditions so, too. */
function asFlagText(wanted: string): string {
  if (asFlag(wanted)) return "true";
  return /^(?:0|false)$/i.test(wanted) ? "false" : wanted;
}

/** A current value that is not a number counts as 0; a wanted value that is not a number never holds. */
function compareNumbers(
  text: string,
  wanted: readonly string[],
  compare: (current: number, limit: number) => boolean,
): boolean {
  const current = parseNumber(text) ?? 0;
  return wanted.some((value) => {
    const limit = parseNumber(value);
    return limit !== null && compare(current, limit);
  });
}
