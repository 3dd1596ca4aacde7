import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

const pluralForms = ["zero", "one", "two", "few", "many", "other"];

/**
 * The arguments of an ICU message, read by the build's parser.
 * @param {string} text
 * @returns {{ takes: string[], problem: string | null }} sorted names of arguments and tags, tags in angle brackets; or the
 *   problem in a few words
 */
export function readMessage(text) {
  try {
    const elements = withInner(parse(text, { captureLocation: true }));
    const takes = [...new Set(elements.flatMap(taken))].sort();
    return { takes, problem: elements.map((element) => mistakeIn(element, text)).find(Boolean) ?? null };
  } catch (error) {
    const words = error.message.toLowerCase().replaceAll("_", " ");
    return { takes: [], problem: error.location ? `${words} at character ${error.location.start.offset + 1}` : words };
  }
}

/** All elements, including those in plural branches and tags. */
function withInner(elements) {
  return elements.flatMap((element) => [
    element,
    ...withInner(element.children ?? []),
    ...Object.values(element.options ?? {}).flatMap(({ value }) => withInner(value)),
  ]);
}

/** A plural may be missing in one language, so a number has no type; a date keeps its own. */
function taken({ type, value }) {
  if (type === TYPE.literal || type === TYPE.pound) return [];
  if (type === TYPE.tag) return [`<${value}>`];
  if (type === TYPE.date || type === TYPE.time) return [`${value}, ${TYPE[type]}`];
  return [value];
}

/** Valid syntax that is probably a mistake. */
function mistakeIn({ type, value, options, location }, text) {
  const source = text.slice(location.start.offset, location.end.offset);
  if (type === TYPE.literal && value.includes("}") && !source.includes("'")) return `a } without its { in "${value}"`;
  if (type !== TYPE.plural) return null;
  const unknown = Object.keys(options).find((form) => !pluralForms.includes(form) && !/^=\d+$/.test(form));
  return unknown === undefined ? null : `"${unknown}" is no plural form: ${pluralForms.join(", ")}, or =0`;
}
