import type { Locale, Translate } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { WireObject } from "../wire";
import { dateIn, formatDate } from "./dates";

/** Parts of a member, as the association's server composes them. */

export function membership(id: number, title: string, subtitle: string): WireObject {
  return { id, title, _list_subtitle: subtitle };
}

/** The detail rows of the card, derived from the saved form values. */
export function cardDetails(t: Translate, memberNumber: string, values: FormValues, since = "2014"): WireObject[] {
  return [
    { label: t("Jäsennumero", "Member number", "Medlemsnummer"), value: memberNumber },
    { label: t("Jäsen vuodesta", "Member since", "Medlem sedan"), value: since },
    { label: t("Sähköposti", "E-mail", "E-post"), value: String(values.email ?? "") },
    {
      label: t("Osoite", "Address", "Adress"),
      value: `${String(values.street ?? "")}, ${String(values.postal_code ?? "")} ${String(values.city ?? "")}`,
    },
  ];
}

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
