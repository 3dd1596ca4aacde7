/**
 * Names of arguments and tags of a message; `{count, plural, ...}` counts by its name.
 * @param {string} text
 * @returns {string[]} sorted
 */
export function placeholders(text) {
  return [...text.matchAll(/\{(\w+)\s*[,}]|<(\w+)>/g)].map(([, name, tag]) => name ?? tag).sort();
}
