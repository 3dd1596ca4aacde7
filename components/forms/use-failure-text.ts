import { useLocale, useTranslations } from "next-intl";
import type { FieldError } from "react-hook-form";
import { regionalLocale } from "@/lib/config/locales";
import { isoKind } from "@/lib/format/iso-text";
import { parseNumber } from "@/lib/forms/scalar";
import { formatDate } from "@/lib/i18n/format-date";

/** A field's error in the current language, or "". See `use-model-form`. */
export function useFailureText(error: FieldError | undefined): string {
  const t = useTranslations("forms");
  const locale = useLocale();
  if (!error) return "";
  // A deployment can add rules; one without a message must not show its key.
  const key = `rules.${error.type}` as Parameters<typeof t>[0];
  const argument = error.message ?? "";
  return t.has(key) ? t(key, { argument: shownLimit(argument, locale), title: argument }) : t("invalid");
}

/** Formats the argument of a rule for people: "2.5" is "2,5" in Finnish, and an ISO date becomes a local one. */
export function shownLimit(argument: string, locale: string): string {
  const number = parseNumber(argument);
  if (number !== null)
    return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(number);
  const kind = isoKind(argument);
  if (kind === "date") return formatDate(argument, locale);
  if (kind === null || kind === "time") return argument;
  const format = new Intl.DateTimeFormat(regionalLocale(locale), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return format.format(new Date(`${argument}Z`));
}
