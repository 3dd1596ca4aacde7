import { now } from "../clock";
import type { Locale } from "../locale";

const day = 24 * 60 * 60 * 1000;

/** Dates relative to today, so that upcoming events stay upcoming. */
export function dateIn(days: number): Date {
  return new Date(now() + days * day);
}

export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** An ISO date and time without seconds, `2026-05-08T17:30`: local time of the association. */
export function isoTime(date: Date, time: string): string {
  return `${isoDay(date)}T${time}`;
}

export function formatDate(locale: Locale, date: Date): string {
  const options = locale === "fi" ? ({} as const) : ({ day: "numeric", month: "short", year: "numeric" } as const);
  const region = { fi: "fi-FI", en: "en-GB", sv: "sv-FI" }[locale];
  return new Intl.DateTimeFormat(region, { ...options, timeZone: "UTC" }).format(date);
}
