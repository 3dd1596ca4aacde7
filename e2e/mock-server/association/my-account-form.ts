import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { formField, half } from "./form-field";
import type { FormValues } from "../member/form-schema";

/** The form of My account: address and mailing preferences. */
export function myAccountForm(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    formField("subtitle", "contact_heading", t("Yhteystiedot", "Contact details", "Kontaktuppgifter")),
    formField("text", "email", t("Sähköposti", "E-mail", "E-post"), {
      colProps: half,
      rules: ["required", "email"],
      props: { autocomplete: "email", inputmode: "email" },
    }),
    formField("text", "phone", t("Puhelin", "Phone", "Telefon"), {
      colProps: half,
      rules: ["phone"],
      props: {
        autocomplete: "tel",
        inputmode: "tel",
        hint: t("Myös suuntanumero", "With the country code", "Med landsnummer"),
      },
    }),
    formField("text", "street", t("Katuosoite", "Street address", "Gatuadress"), {
      rules: "required",
      props: { autocomplete: "street-address" },
    }),
    formField("text", "postal_code", t("Postinumero", "Postal code", "Postnummer"), {
      colProps: { cols: 12, sm: 4 },
      rules: "required|postalCode",
      props: { autocomplete: "postal-code", inputmode: "numeric", maxlength: 5 },
    }),
    formField("text", "city", t("Postitoimipaikka", "Town or city", "Postort"), {
      colProps: { cols: 12, sm: 8 },
      rules: ["required"],
      props: { autocomplete: "address-level2" },
    }),
    formField("select", "country", t("Maa", "Country", "Land"), {
      rules: ["required"],
      props: {
        items: [
          { id: "FI", title: t("Suomi", "Finland", "Finland") },
          { id: "SE", title: t("Ruotsi", "Sweden", "Sverige") },
          { id: "NO", title: t("Norja", "Norway", "Norge") },
          { id: "EE", title: t("Viro", "Estonia", "Estland") },
        ],
      },
    }),
    formField("subtitle", "mailing_heading", t("Postit ja viestit", "Post and messages", "Post och meddelanden")),
    formField("radio", "magazine", t("Jäsenlehti Kaarna", "Kaarna, the members’ magazine", "Medlemstidningen Kaarna"), {
      props: {
        items: [
          { id: "paper", title: t("Paperilehtenä", "On paper", "Som papperstidning") },
          { id: "digital", title: t("Verkkolehtenä", "Online", "Som nättidning") },
          { id: "none", title: t("En halua lehteä", "No magazine", "Jag vill inte ha tidningen") },
        ],
      },
    }),
    formField(
      "alert",
      "digital_note",
      t(
        "Linkki verkkolehteen lähetetään sähköpostiisi.",
        "The link to the magazine is sent to your e-mail address.",
        "Länken till nättidningen skickas till din e-post.",
      ),
      { showIf: "magazine=digital" },
    ),
    formField(
      "checkbox",
      "newsletter",
      t("Tilaan sähköisen uutiskirjeen", "I subscribe to the newsletter", "Jag prenumererar på nyhetsbrevet"),
    ),
    formField("checkboxes", "interests", t("Minua kiinnostavat", "I am interested in", "Jag är intresserad av"), {
      showIf: "newsletter=true",
      props: {
        items: [
          { id: 1, title: t("Päiväretket", "Day hikes", "Dagsturer") },
          { id: 2, title: t("Vaellukset", "Treks", "Vandringar") },
          { id: 3, title: t("Melonta", "Paddling", "Paddling") },
          { id: 4, title: t("Talviretkeily", "Winter hiking", "Vinterturer") },
          { id: 5, title: t("Lasten luontokerhot", "Nature clubs for children", "Naturklubbar för barn") },
        ],
      },
    }),
    formField("textarea", "notes", t("Terveiset toimistolle", "A word to the office", "Hälsning till kansliet"), {
      props: { rows: 3, maxlength: 500, counter: true },
    }),
  ];
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
