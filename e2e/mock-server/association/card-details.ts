import type { FormValues } from "../member/form-schema";
import type { Translate } from "../locale";
import type { WireObject } from "../wire";

/** The detail rows of the card, derived from the saved form values. */
export function cardDetails(t: Translate, memberNumber: string, values: FormValues, since = "2014"): WireObject[] {
  return [
    { label: t("Jäsennumero", "Member number"), value: memberNumber },
    { label: t("Jäsen vuodesta", "Member since"), value: since },
    { label: t("Sähköposti", "E-mail"), value: String(values.email ?? "") },
    {
      label: t("Osoite", "Address"),
      value: `${String(values.street ?? "")}, ${String(values.postal_code ?? "")} ${String(values.city ?? "")}`,
    },
  ];
}
