/** Whether anything of a text is seen: a sign that is neither space nor without a shape. Apart from `tolerant`, as `asList`. */
export function isSeen(text: string): boolean {
  return /[^\s\p{Cf}]/u.test(text);
}
