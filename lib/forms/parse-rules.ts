import type { FieldRule } from "./form-field";

/** Parses `min:18` to `{name: "min", argument: "18"}`. Does not look names up: the check ignores unknown ones. */
export function parseRules(names: readonly string[]): readonly FieldRule[] {
  return names.map((text) => {
    const [name = ""] = text.split(":", 1);
    return { name: name.trim(), argument: text.slice(name.length + 1).trim() };
  });
}
