import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import type { FormValues } from "../member/form-schema";

/** The form of My account: address and mailing preferences. */
export function myAccountForm(locale: Locale): WireObject[] {
  return [...contactFields(locale), ...mailingFields(locale)];
}

export const ordinaryValues: FormValues = {
  email: "maija.mallikas@example.org",
  phone: "+358 40 555 0101",
  street: "Mallipolku 3 A 4",
  postal_code: "00100",
  city: "Helsinki",
  country: "FI",
  magazine: "paper",
  newsletter: true,
  interests: [1, 4],
  notes: "",
};

const half = { cols: 12, sm: 6 };

function contactFields(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      type: "subtitle",
      name: "contact_heading",
      props: { label: t("Yhteystiedot", "Contact details", "Kontaktuppgifter") },
    },
    {
      type: "text",
      name: "email",
      colProps: half,
      rules: ["required", "email"],
      props: { label: t("Sähköposti", "E-mail", "E-post"), autocomplete: "email", inputmode: "email" },
    },
    {
      type: "text",
      name: "phone",
      colProps: half,
      rules: ["phone"],
      props: {
        label: t("Puhelin", "Phone", "Telefon"),
        autocomplete: "tel",
        inputmode: "tel",
        hint: t("Myös suuntanumero", "With the country code", "Med landsnummer"),
      },
    },
    {
      type: "text",
      name: "street",
      rules: "required",
      props: { label: t("Katuosoite", "Street address", "Gatuadress"), autocomplete: "street-address" },
    },
    {
      type: "text",
      name: "postal_code",
      colProps: { cols: 12, sm: 4 },
      rules: "required|postalCode",
      props: {
        label: t("Postinumero", "Postal code", "Postnummer"),
        autocomplete: "postal-code",
        inputmode: "numeric",
        maxlength: 5,
      },
    },
    {
      type: "text",
      name: "city",
      colProps: { cols: 12, sm: 8 },
      rules: ["required"],
      props: { label: t("Postitoimipaikka", "Town or city", "Postort"), autocomplete: "address-level2" },
    },
    {
      type: "select",
      name: "country",
      rules: ["required"],
      props: {
        label: t("Maa", "Country", "Land"),
        items: [
          { id: "FI", title: t("Suomi", "Finland", "Finland") },
          { id: "SE", title: t("Ruotsi", "Sweden", "Sverige") },
          { id: "NO", title: t("Norja", "Norway", "Norge") },
          { id: "EE", title: t("Viro", "Estonia", "Estland") },
        ],
      },
    },
  ];
}

function mailingFields(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      type: "subtitle",
      name: "mailing_heading",
      props: { label: t("Postit ja viestit", "Post and messages", "Post och meddelanden") },
    },
    {
      type: "radio",
      name: "magazine",
      props: {
        label: t("Jäsenlehti Kaarna", "Kaarna, the members’ magazine", "Medlemstidningen Kaarna"),
        items: [
          { id: "paper", title: t("Paperilehtenä", "On paper", "Som papperstidning") },
          { id: "digital", title: t("Verkkolehtenä", "Online", "Som nättidning") },
          { id: "none", title: t("En halua lehteä", "No magazine", "Jag vill inte ha tidningen") },
        ],
      },
    },
    {
      type: "alert",
      name: "digital_note",
      showIf: "magazine=digital",
      props: {
        label: t(
          "Linkki verkkolehteen lähetetään sähköpostiisi.",
          "The link to the magazine is sent to your e-mail address.",
          "Länken till nättidningen skickas till din e-post.",
        ),
      },
    },
    {
      type: "checkbox",
      name: "newsletter",
      props: {
        label: t("Tilaan sähköisen uutiskirjeen", "I subscribe to the newsletter", "Jag prenumererar på nyhetsbrevet"),
      },
    },
    {
      type: "checkboxes",
      name: "interests",
      showIf: "newsletter=true",
      props: {
        label: t("Minua kiinnostavat", "I am interested in", "Jag är intresserad av"),
        items: [
          { id: 1, title: t("Päiväretket", "Day hikes", "Dagsturer") },
          { id: 2, title: t("Vaellukset", "Treks", "Vandringar") },
          { id: 3, title: t("Melonta", "Paddling", "Paddling") },
          { id: 4, title: t("Talviretkeily", "Winter hiking", "Vinterturer") },
          { id: 5, title: t("Lasten luontokerhot", "Nature clubs for children", "Naturklubbar för barn") },
        ],
      },
    },
    {
      type: "textarea",
      name: "notes",
      props: {
        label: t("Terveiset toimistolle", "A word to the office", "Hälsning till kansliet"),
        rows: 3,
        maxlength: 500,
        counter: true,
      },
    },
  ];
}
