/**
 * Matches a visible character: no space, soft hyphen, joiner or direction mark. Avoids `\p{Cf}`, because the browser would
 * build that table while it draws the card.
 */
const seen = /[^\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f]/;

/** Whether a text contains anything visible. Separate from `tolerant`, like `asList`. */
export function hasVisibleText(text: string): boolean {
  return seen.test(text);
}
