import type { FieldValue } from "./form-field";
import { isFile, isList } from "./scalar";

/** Two values that mean the same to the server: ids count as chosen in whichever order they were, files are in one. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (one === other) return true;
  if (!isList(one) || !isList(other) || one.length !== other.length) return false;
  if (one.some(isFile)) return one.every((entry, index) => entry === other[index]);
  const [entries, others] = [new Set(one), new Set(other)];
  return entries.size === others.size && one.every((entry) => others.has(entry));
}
