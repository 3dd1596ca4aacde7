import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const pluralForms = ["zero", "one", "two", "few", "many", "other"];

/**
 * Parses a text in ICU syntax with the build's own parser.
 * @returns the names of its arguments and its tags in angle brackets, sorted; or its mistake in a few words
 */
export function readMessage(text: string): { takes: string[]; problem: string | null } {
  try {
    const elements = withInner(parse(text, { captureLocation: true }));
    const takes = [...new Set(elements.flatMap(argumentNames))].sort();
    return { takes, problem: elements.map((element) => mistakeIn(element, text)).find(Boolean) ?? null };
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    const words = message.toLowerCase().replaceAll("_", " ");
    return { takes: [], problem: location ? `${words} at character ${location.start.offset + 1}` : words };
  }
}

/** All elements, including those in plural branches and inside tags. */
function withInner(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => [
    element,
    ...("children" in element ? withInner(element.children) : []),
    ...("options" in element ? Object.values(element.options).flatMap(({ value }) => withInner(value)) : []),
  ]);
}

/**
 * The arguments of an element. A plural counts as a plain argument, because not every language needs it. A date or time keeps
 * its type.
 */
function argumentNames(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  const { type, value } = element;
  if (type === TYPE.tag) return [`<${value}>`];
  if (type === TYPE.date || type === TYPE.time) return [`${value}, ${TYPE[type]}`];
  return [value];
}

/** A probable mistake in a text that parses. */
function mistakeIn(element: MessageFormatElement, text: string): string | null {
  const source = text.slice(element.location?.start.offset, element.location?.end.offset);
  if (element.type === TYPE.literal && element.value.includes("}") && !source.includes("'"))
    return `a } without its { in "${element.value}"`;
  if (element.type !== TYPE.plural) return null;
  const unknown = Object.keys(element.options).find((form) => !pluralForms.includes(form) && !/^=\d+$/.test(form));
  return unknown === undefined ? null : `"${unknown}" is no plural form: ${pluralForms.join(", ")}, or =0`;
}
