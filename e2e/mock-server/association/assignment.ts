import type { Locale } from "../locale";
import type { WireObject } from "../wire";
import { dateIn, formatDate } from "./dates";

type AssignmentInput = {
  id: number;
  icon: string;
  title: string;
  subtitle: string;
  /** Years since the start and until the end of the term. */
  beganYearsAgo: number;
  endsInYears?: number;
};

export function assignment(
  locale: Locale,
  { id, icon, title, subtitle, beganYearsAgo, endsInYears }: AssignmentInput,
): WireObject {
  const from = formatDate(locale, dateIn(-365 * beganYearsAgo));
  const to = endsInYears === undefined ? "" : formatDate(locale, dateIn(365 * endsInYears));
  return {
    id,
    _list_icon: icon,
    _list_title: title,
    _list_subtitle: subtitle,
    _dates_formatted: `${from} – ${to}`.trim(),
  };
}
