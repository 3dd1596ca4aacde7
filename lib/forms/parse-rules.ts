import type { FieldRule } from "./form-field";

/** `min:18` as `{name: "min", argument: "18"}`. Names are not looked up here: unknown ones are ignored by the check. */
export function parseRules(names: readonly string[]): readonly FieldRule[] {
  return names.map((text) => {
    const [name = ""] = text.split(":", 1);
    return { name: name.trim(), argument: text.slice(name.length + 1).trim() };
  });
}
