/** A Thursday in winter, at eleven in Helsinki: the weekend among the mock events then falls on a weekend. */
export const pictureTime = Date.UTC(2026, 0, 15, 9);
