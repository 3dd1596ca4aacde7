import { translator, type Locale } from "../locale";
import type { FormValues } from "../member/form-schema";
import type { WireObject } from "../wire";

const half = { cols: 12, sm: 6 };

/** Every field type, with most of its options. */
export function everyTypeForm(locale: Locale): WireObject[] {
  return [
    ...headings(locale),
    ...texts(locale),
    ...times(locale),
    ...choices(locale),
    ...searches(locale),
    ...files(locale),
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

function headings(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      type: "subtitle",
      name: "heading",
      props: { label: t("Kaikki kenttätyypit", "Every type of field", "Alla typer av fält") },
    },
    {
      type: "alert",
      name: "note",
      props: {
        label: t(
          "Tämä lomake on kokeilua varten.",
          "This form is here to be tried out.",
          "Det här formuläret är till för att prova.",
        ),
      },
    },
  ];
}

function texts(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      type: "text",
      name: "nickname",
      colProps: half,
      rules: "required|maxLength:20",
      props: {
        label: t("Kutsumanimi", "Nickname", "Tilltalsnamn"),
        hint: t("Näkyy retkitovereillesi", "Your fellow hikers see it", "Syns för dina turkamrater"),
        placeholder: t("esim. Vipu", "e.g. Vipu", "t.ex. Vippan"),
        autocomplete: "nickname",
        maxlength: 20,
        counter: true,
        clearable: true,
        icon: "mdi-account",
      },
    },
    {
      type: "text",
      name: "membership_years",
      colProps: half,
      rules: ["integer", "min:0"],
      props: {
        label: t("Jäsenvuosia", "Years as a member", "År som medlem"),
        inputmode: "numeric",
        suffix: t("vuotta", "years", "år"),
      },
    },
    {
      type: "text",
      name: "fixed",
      colProps: half,
      props: { label: t("Jäsennumero", "Member number", "Medlemsnummer"), readonly: true, prefix: "No" },
    },
    {
      type: "textarea",
      name: "about",
      props: { label: t("Itsestäsi", "About you", "Om dig själv"), rows: 4, maxlength: 300, counter: true },
    },
  ];
}

function times(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      type: "date",
      name: "birthday",
      colProps: { cols: 12, sm: 6, md: 4, xxl: 2 },
      rules: "required|date",
      props: { label: t("Syntymäpäivä", "Date of birth", "Födelsedatum"), autocomplete: "bday", max: "2020-12-31" },
    },
    {
      type: "time",
      name: "reminder",
      colProps: { cols: 12, sm: 6, md: 3, xxl: 2 },
      props: { label: t("Muistutus klo", "Remind me at", "Påminn mig kl.") },
    },
    {
      type: "datetime",
      name: "next_trip",
      colProps: { cols: 12, sm: 12, md: 5, xxl: 2 },
      props: { label: t("Seuraava retki", "Next trip", "Nästa tur") },
    },
  ];
}

function choices(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      type: "checkbox",
      name: "newsletter",
      props: {
        label: t("Tilaan uutiskirjeen", "I subscribe to the newsletter", "Jag prenumererar på nyhetsbrevet"),
        hint: t("Kerran kuussa", "Once a month", "En gång i månaden"),
      },
    },
    {
      type: "checkboxes",
      name: "skills",
      rules: ["required"],
      props: { label: t("Taidot", "Skills", "Färdigheter") },
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
    },
    {
      type: "radio",
      name: "magazine",
      rules: ["required"],
      props: { label: t("Jäsenlehti", "Magazine", "Medlemstidning") },
      options: [
        { id: "paper", title: t("Paperilehtenä", "On paper", "Som papperstidning") },
        { id: "digital", title: t("Verkkolehtenä", "Online", "Som nättidning") },
        { id: "none", title: t("En halua lehteä", "No magazine", "Jag vill inte ha tidningen") },
      ],
    },
    {
      type: "select",
      name: "branch",
      colProps: half,
      rules: ["required"],
      props: {
        label: t("Paikallisosasto", "Branch", "Lokalavdelning"),
        items: [
          { id: 10, title: "Helsinki" },
          { id: 11, title: "Jyväskylä" },
          { id: 12, title: "Oulu" },
        ],
      },
    },
    {
      type: "select",
      name: "languages",
      colProps: half,
      props: {
        label: t("Kielet", "Languages", "Språk"),
        multiple: true,
        items: [
          { id: "fi", title: t("suomi", "Finnish", "finska") },
          { id: "sv", title: t("ruotsi", "Swedish", "svenska") },
          { id: "se", title: t("pohjoissaame", "Northern Sámi", "nordsamiska") },
          { id: "en", title: t("englanti", "English", "engelska") },
        ],
      },
    },
  ];
}

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

function searches(locale: Locale): WireObject[] {
  const t = translator(locale);
  const trails = Array.from({ length: 5000 }, (_, index) => ({
    id: index + 1,
    title: `${t("Polku", "Trail", "Stig")} ${index + 1}`,
  }));
  return [
    {
      type: "autocomplete",
      name: "municipality",
      colProps: half,
      props: {
        label: t("Kotikunta", "Home municipality", "Hemkommun"),
        items: places.map((title, index) => ({ id: 88 + index, title })),
        clearable: true,
      },
    },
    {
      type: "autocomplete",
      name: "home_trails",
      colProps: half,
      props: { label: t("Kotipolut", "Home trails", "Hemstigar"), multiple: true, items: trails },
    },
  ];
}

function files(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      type: "file",
      name: "portrait",
      colProps: half,
      props: { label: t("Kuvasi", "Your picture", "Din bild"), accept: "image/*" },
    },
    {
      type: "file",
      name: "certificates",
      colProps: half,
      props: { label: t("Todistukset", "Certificates", "Intyg"), multiple: true, accept: ".pdf,image/*" },
    },
  ];
}
