import { translator, type Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { WireObject } from "../wire";
import { formField, half } from "./form-field";

/** Every field type, with most of its options. */
export function everyTypeForm(locale: Locale): WireObject[] {
  const t = translator(locale);
  const trails = Array.from({ length: 5000 }, (_, index) => ({
    id: index + 1,
    title: `${t("Polku", "Trail", "Stig")} ${index + 1}`,
  }));
  return [
    formField("subtitle", "heading", t("Kaikki kenttätyypit", "Every type of field", "Alla typer av fält")),
    formField(
      "alert",
      "note",
      t(
        "Tämä lomake on kokeilua varten.",
        "This form is here to be tried out.",
        "Det här formuläret är till för att prova.",
      ),
    ),
    formField("text", "nickname", t("Kutsumanimi", "Nickname", "Tilltalsnamn"), {
      colProps: half,
      rules: "required|maxLength:20",
      props: {
        hint: t("Näkyy retkitovereillesi", "Your fellow hikers see it", "Syns för dina turkamrater"),
        placeholder: t("esim. Vipu", "e.g. Vipu", "t.ex. Vippan"),
        autocomplete: "nickname",
        maxlength: 20,
        counter: true,
        clearable: true,
        icon: "mdi-account",
      },
    }),
    formField("text", "membership_years", t("Jäsenvuosia", "Years as a member", "År som medlem"), {
      colProps: half,
      rules: ["integer", "min:0"],
      props: { inputmode: "numeric", suffix: t("vuotta", "years", "år") },
    }),
    formField("text", "fixed", t("Jäsennumero", "Member number", "Medlemsnummer"), {
      colProps: half,
      props: { readonly: true, prefix: "No" },
    }),
    formField("textarea", "about", t("Itsestäsi", "About you", "Om dig själv"), {
      props: { rows: 4, maxlength: 300, counter: true },
    }),
    formField("date", "birthday", t("Syntymäpäivä", "Date of birth", "Födelsedatum"), {
      colProps: { cols: 12, sm: 6, md: 4, xxl: 2 },
      rules: "required|date",
      props: { autocomplete: "bday", max: "2020-12-31" },
    }),
    formField("time", "reminder", t("Muistutus klo", "Remind me at", "Påminn mig kl."), {
      colProps: { cols: 12, sm: 6, md: 3, xxl: 2 },
    }),
    formField("datetime", "next_trip", t("Seuraava retki", "Next trip", "Nästa tur"), {
      colProps: { cols: 12, sm: 12, md: 5, xxl: 2 },
    }),
    formField(
      "checkbox",
      "newsletter",
      t("Tilaan uutiskirjeen", "I subscribe to the newsletter", "Jag prenumererar på nyhetsbrevet"),
      { props: { hint: t("Kerran kuussa", "Once a month", "En gång i månaden") } },
    ),
    formField("checkboxes", "skills", t("Taidot", "Skills", "Färdigheter"), {
      rules: ["required"],
      items: [
        { id: 1, title: t("Suunnistus", "Orienteering", "Orientering") },
        { id: 2, title: t("Melonta", "Paddling", "Paddling") },
        {
          id: "ea",
          name: t("Ensiapu", "First aid", "Första hjälpen"),
          props: { hint: t("Kurssi käyty", "Course taken", "Genomgången kurs") },
        },
        { id: 4, title: t("Jäätaidot", "Ice skills", "Isvett"), props: { disabled: true } },
      ],
    }),
    formField("radio", "magazine", t("Jäsenlehti", "Magazine", "Medlemstidning"), {
      rules: ["required"],
      options: [
        { id: "paper", title: t("Paperilehtenä", "On paper", "Som papperstidning") },
        { id: "digital", title: t("Verkkolehtenä", "Online", "Som nättidning") },
        { id: "none", title: t("En halua lehteä", "No magazine", "Jag vill inte ha tidningen") },
      ],
    }),
    formField("select", "branch", t("Paikallisosasto", "Branch", "Lokalavdelning"), {
      colProps: half,
      rules: ["required"],
      props: {
        items: [
          { id: 10, title: "Helsinki" },
          { id: 11, title: "Jyväskylä" },
          { id: 12, title: "Oulu" },
        ],
      },
    }),
    formField("select", "languages", t("Kielet", "Languages", "Språk"), {
      colProps: half,
      props: {
        multiple: true,
        items: [
          { id: "fi", title: t("suomi", "Finnish", "finska") },
          { id: "sv", title: t("ruotsi", "Swedish", "svenska") },
          { id: "se", title: t("pohjoissaame", "Northern Sámi", "nordsamiska") },
          { id: "en", title: t("englanti", "English", "engelska") },
        ],
      },
    }),
    formField("autocomplete", "municipality", t("Kotikunta", "Home municipality", "Hemkommun"), {
      colProps: half,
      props: { items: places.map((title, index) => ({ id: 88 + index, title })), clearable: true },
    }),
    formField("autocomplete", "home_trails", t("Kotipolut", "Home trails", "Hemstigar"), {
      colProps: half,
      props: { multiple: true, items: trails },
    }),
    formField("file", "portrait", t("Kuvasi", "Your picture", "Din bild"), {
      colProps: half,
      props: { accept: "image/*" },
    }),
    formField("file", "certificates", t("Todistukset", "Certificates", "Intyg"), {
      colProps: half,
      props: { multiple: true, accept: ".pdf,image/*" },
    }),
  ];
}

export const everyTypeValues: FormValues = {
  nickname: "Vipu",
  membership_years: 7,
  about: "Retkeilen.\nMelon.",
  birthday: "1990-06-24T00:00:00",
  reminder: "08:30:00",
  next_trip: "2027-02-14 09:05:00",
  newsletter: "1",
  skills: [2, "ea"],
  magazine: "digital",
  branch: 11,
  languages: ["fi"],
  municipality: 91,
  home_trails: [3, 4999],
  portrait: "muotokuva.jpg",
  certificates: [],
  fixed: "KK-200",
};

const places = [
  "Aurinkolahti",
  "Äkäslompolo",
  "Espoo",
  "Helsinki",
  "Jyväskylä",
  "Kärsämäki",
  "Oulu",
  "Pöytyä",
  "Särkänniemi",
  "Tampere",
];
