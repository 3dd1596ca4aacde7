import { twoDigits } from "./written-dates";

/** A name in letters that every file system takes: `abo-co-ry` for "Åbo & Co. ry"; "" when it has none. */
export function slug(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The day on this device, `2026-11-21`. */
export function isoDay(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join("-");
}
