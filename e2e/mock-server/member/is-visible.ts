import type { Wire } from "../wire";
import type { FormField, FormValues } from "./form-schema";

/** Whether a field is shown. A second implementation, independent of the app's (docs/product.md, Conditional fields). */
export function isVisible(field: Pick<FormField, "visible" | "showIf">, values: FormValues): boolean {
  if (field.visible !== undefined) return field.visible;
  if (!field.showIf?.trim()) return true;
  return field.showIf.split(",").every((condition) => holds(condition, values));
}

function holds(condition: string, values: FormValues): boolean {
  const match = /^\s*([^!=<>]+?)\s*(!=|<=|>=|=|<|>)(.*)$/s.exec(condition);
  const [, name = "", operator = "", wantedText = ""] = match ?? [];
  const wanted = wantedText.split("|").map((value) => value.trim());
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  const entries = Array.isArray(value) ? value : [value];
  return (
    entries.some((entry) => compare(entry, operator, wanted)) || (entries.length === 0 && compare("", operator, wanted))
  );
}

function compare(entry: Wire | undefined, operator: string, wanted: string[]): boolean {
  const text = String(entry ?? "");
  const number = Number(text) || 0;
  switch (operator) {
    case "=":
      return wanted.includes(text);
    case "!=":
      return !wanted.includes(text);
    case "<":
      return wanted.some((value) => number < Number(value));
    case "<=":
      return wanted.some((value) => number <= Number(value));
    case ">":
      return wanted.some((value) => number > Number(value));
    case ">=":
      return wanted.some((value) => number >= Number(value));
    default:
      return false;
  }
}
