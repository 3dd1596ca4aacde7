/**
 * All but spaces and signs without a shape: soft hyphens, joiners, marks of direction. Not as `\p{Cf}`, whose list the browser
 * would make just when the card is to be drawn.
 */
const seen = /[^\s\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f]/;

/** Whether anything of a text is seen. Apart from `tolerant`, as `asList`. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}
