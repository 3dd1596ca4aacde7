/** Two times of each month, in milliseconds since 1970: one- and two-digit days, hours, minutes and seconds. */
export const timesOfAYear: readonly number[] = Array.from({ length: 12 }, (_, month) => [
  new Date(2026, month, 1, 0, 5, 9).getTime(),
  new Date(2026, month, 22, 14, 30, 59).getTime(),
]).flat();
