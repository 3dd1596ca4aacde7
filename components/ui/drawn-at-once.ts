/** Number of assignments drawn with the card, by the first paint and by React. `LongList` adds the rest. */
export const drawnAtOnce = 48;
