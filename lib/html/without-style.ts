/** An unquoted `<` ends a match: otherwise each unfinished tag would make the pattern scan the rest again. */
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>]){0,2000}>/gi;
const styleAttribute = /("[^"]*"|'[^']*'|[\s/])style(?=\s*=)|"[^"]*"|'[^']*'/gi;

const renamed = "data-style";

/**
 * Renames style attributes to one that browsers ignore. The sanitiser removes them anyway, but parsing them would already
 * violate the page's policy and send a report. For quiet, not for safety.
 */
export function withoutStyle(html: string): string {
  return html.replace(tag, (text) =>
    text.replace(styleAttribute, (match: string, before: string | undefined) =>
      before === undefined ? match : before + renamed,
    ),
  );
}

/** The style of an element from markup that `withoutStyle` has changed; "" without one. */
export function styleOf(element: Element | null): string {
  return element?.getAttribute(renamed) ?? "";
}
