/** A tag within a tag is not looked for: it would be read anew for each unfinished one before it. */
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>]){0,2000}>/gi;
const styleAttribute = /("[^"]*"|'[^']*'|[\s/])style(?=\s*=)|"[^"]*"|'[^']*'/gi;

/**
 * HTML whose style attributes have another name, of which no browser takes notice. The sanitiser removes them anyway, but the
 * page's policy would already be offended when they are parsed, and report it. For quiet, not for safety.
 */
export function withoutStyle(html: string): string {
  return html.replace(tag, (text) =>
    text.replace(styleAttribute, (match: string, before: string | undefined) =>
      before === undefined ? match : `${before}data-style`,
    ),
  );
}
