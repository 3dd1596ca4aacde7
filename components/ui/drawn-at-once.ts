/** So many assignments are drawn with the card, before React and by it; the rest follows (`LongList`). */
export const drawnAtOnce = 48;
