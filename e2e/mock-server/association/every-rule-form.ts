import { translator, type Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { WireObject } from "../wire";

/** Each rule on its own field, and fields with nested conditions. */
export function everyRuleForm(locale: Locale): WireObject[] {
  return [...rules(locale), ...conditions(locale)];
}

export const everyRuleValues: FormValues = {
  given_name: "Saara",
  kind: 1,
  guardian: "",
  children: "0",
  topics: [],
  allergies: "",
};

function rules(locale: Locale): WireObject[] {
  const t = translator(locale);
  const field = (name: string, label: string, rule: string): WireObject => ({
    type: "text",
    name,
    colProps: { cols: 12, sm: 6 },
    rules: rule,
    props: { label },
  });
  return [
    { type: "subtitle", name: "rules_heading", props: { label: t("Säännöt", "Rules", "Regler") } },
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
  ];
}

function conditions(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    { type: "subtitle", name: "conditions_heading", props: { label: t("Ehdot", "Conditions", "Villkor") } },
    {
      type: "radio",
      name: "kind",
      props: {
        label: t("Jäsenlaji", "Kind of membership", "Typ av medlemskap"),
        items: [
          { id: 1, title: t("Aikuinen", "Adult", "Vuxen") },
          { id: 2, title: t("Nuori", "Youth", "Ungdom") },
          { id: 3, title: t("Perhe", "Family", "Familj") },
        ],
      },
    },
    {
      type: "text",
      name: "guardian",
      showIf: "kind = 2",
      rules: ["required"],
      props: { label: t("Huoltajan nimi", "Guardian’s name", "Vårdnadshavarens namn") },
    },
    {
      type: "text",
      name: "children",
      showIf: "kind=3",
      rules: ["integer"],
      props: { label: t("Lasten määrä", "Number of children", "Antal barn"), inputmode: "numeric" },
    },
    {
      type: "checkboxes",
      name: "topics",
      showIf: "kind=2|3",
      props: {
        label: t("Lapsille", "For children", "För barn"),
        items: [
          { id: "club", title: t("Luontokerho", "Nature club", "Naturklubb") },
          { id: "camp", title: t("Leiri", "Camp", "Läger") },
        ],
      },
    },
    {
      type: "alert",
      name: "many_children",
      showIf: "kind=3,children>=4",
      props: {
        label: t(
          "Suurperheen alennus koskee teitä.",
          "You get the discount for large families.",
          "Ni får rabatten för stora familjer.",
        ),
      },
    },
    {
      type: "textarea",
      name: "allergies",
      showIf: "kind!=1,topics=camp",
      rules: ["required"],
      props: { label: t("Ruoka-aineallergiat leirille", "Food allergies for the camp", "Matallergier för lägret") },
    },
    { type: "text", name: "never", visible: false, showIf: "kind!=", props: { label: "never" } },
    { type: "text", name: "unknown_operator", showIf: "kind~1", props: { label: "unknown operator" } },
    { type: "hologram", name: "not_yet", props: { label: t("Tuntematon tyyppi", "Unknown type", "Okänd typ") } },
  ];
}
