/**
 * Every text of a message file by its dotted key.
 * @param {Record<string, unknown>} tree
 * @returns {[string, string][]}
 */
export function flatTexts(tree, prefix = "") {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "object" && value !== null ? flatTexts(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}
