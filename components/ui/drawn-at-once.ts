/** So many entries of a long list are drawn with its screen; the rest follows little by little (`useGrowingCount`). */
export const drawnAtOnce = 40;
