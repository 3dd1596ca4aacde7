import { translator, type Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { WireObject } from "../wire";
import { formField, half } from "./form-field";

/** Each rule on its own field, and fields with nested conditions. */
export function everyRuleForm(locale: Locale): WireObject[] {
  const t = translator(locale);
  const field = (name: string, label: string, rules: string) =>
    formField("text", name, label, { colProps: half, rules });
  return [
    formField("subtitle", "rules_heading", t("Säännöt", "Rules", "Regler")),
    field("given_name", t("Etunimi", "Given name", "Förnamn"), "required"),
    field("mail", t("Sähköposti", "E-mail", "E-post"), "email"),
    field("mobile", t("Puhelin", "Phone", "Telefon"), "phone"),
    field("site", t("Kotisivu", "Home page", "Webbplats"), "url"),
    field("height", t("Pituus, m", "Height, m", "Längd, m"), "number|max:2.5"),
    field("age", t("Ikä", "Age", "Ålder"), "integer|min:18|max:120"),
    field("motto", t("Motto", "Motto", "Motto"), "minLength:3|maxLength:10"),
    field("zip", t("Postinumero", "Postal code", "Postnummer"), "postalCode"),
    field("account", t("Tilinumero", "Account number", "Kontonummer"), "iban"),
    field("company", t("Y-tunnus", "Business ID", "FO-nummer"), "businessId"),
    field("whatever", t("Tuntematon sääntö", "Unknown rule", "Okänd regel"), "noSuchRule|__proto__"),
    formField("subtitle", "conditions_heading", t("Ehdot", "Conditions", "Villkor")),
    formField("radio", "kind", t("Jäsenlaji", "Kind of membership", "Typ av medlemskap"), {
      props: {
        items: [
          { id: 1, title: t("Aikuinen", "Adult", "Vuxen") },
          { id: 2, title: t("Nuori", "Youth", "Ungdom") },
          { id: 3, title: t("Perhe", "Family", "Familj") },
        ],
      },
    }),
    formField("text", "guardian", t("Huoltajan nimi", "Guardian’s name", "Vårdnadshavarens namn"), {
      showIf: "kind = 2",
      rules: ["required"],
    }),
    formField("text", "children", t("Lasten määrä", "Number of children", "Antal barn"), {
      showIf: "kind=3",
      rules: ["integer"],
      props: { inputmode: "numeric" },
    }),
    formField("checkboxes", "topics", t("Lapsille", "For children", "För barn"), {
      showIf: "kind=2|3",
      props: {
        items: [
          { id: "club", title: t("Luontokerho", "Nature club", "Naturklubb") },
          { id: "camp", title: t("Leiri", "Camp", "Läger") },
        ],
      },
    }),
    formField(
      "alert",
      "many_children",
      t(
        "Suurperheen alennus koskee teitä.",
        "You get the discount for large families.",
        "Ni får rabatten för stora familjer.",
      ),
      { showIf: "kind=3,children>=4" },
    ),
    formField(
      "textarea",
      "allergies",
      t("Ruoka-aineallergiat leirille", "Food allergies for the camp", "Matallergier för lägret"),
      { showIf: "kind!=1,topics=camp", rules: ["required"] },
    ),
    formField("text", "never", "never", { visible: false, showIf: "kind!=" }),
    formField("text", "unknown_operator", "unknown operator", { showIf: "kind~1" }),
    formField("hologram", "not_yet", t("Tuntematon tyyppi", "Unknown type", "Okänd typ")),
  ];
}

export const everyRuleValues: FormValues = {
  given_name: "Saara",
  kind: 1,
  guardian: "",
  children: "0",
  topics: [],
  allergies: "",
};
