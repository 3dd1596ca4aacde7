import type { FormValues } from "../member/form-schema";
import type { Translate } from "../locale";
import type { WireObject } from "../wire";

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
