import type { FieldValue } from "./form-field";
import { isFile, isList } from "./scalar";

/** Whether two values mean the same to the server. The order of ids does not matter; the order of files does. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (one === other) return true;
  if (!isList(one) || !isList(other) || one.length !== other.length) return false;
  if (one.some(isFile)) return one.every((entry, index) => entry === other[index]);
  const [entries, others] = [new Set(one), new Set(other)];
  return entries.size === others.size && one.every((entry) => others.has(entry));
}
