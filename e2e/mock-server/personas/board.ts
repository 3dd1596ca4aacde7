import { assignment } from "../association/assignment";
import { cardDetails } from "../association/card-details";
import { associationCollections } from "../association/collections";
import { associationConfig } from "../association/config";
import { invoice } from "../association/invoice";
import { ordinaryValues } from "../association/my-account-form";
import { translator, type Translate } from "../locale";
import type { Persona } from "./persona";

export const board: Persona = {
  name: "board",
  label: "Erkki Esimerkki",
  shows: "A board member with 14 assignments and four memberships.",
  showsFi: "Hallituksen jäsen, jolla on 14 luottamustehtävää ja neljä jäsenyyttä.",
  avatar: "/files/avatar-2.svg",
  values: {
    ...ordinaryValues,
    email: "erkki.esimerkki@example.org",
    street: "Puheenjohtajankatu 1",
    postal_code: "40100",
    city: "Jyväskylä",
    magazine: "digital",
    interests: [2, 3],
  },
  collectionsWithConfig: true,
  config: associationConfig,
  collections: associationCollections,
  member(locale, values) {
    const t = translator(locale);
    const fee = t("Ainaisjäsenmaksu", "Life membership fee");
    return {
      _full_name: "Erkki Esimerkki",
      _has_invalid_memberships: false,
      membership: [
        {
          id: 1,
          title: t("Ainaisjäsen", "Life member"),
          _list_subtitle: t("Voimassa toistaiseksi", "Valid until further notice"),
        },
        {
          id: 2,
          title: t("Jyväskylän paikallisosasto", "Jyväskylä branch"),
          _list_subtitle: t("Osaston jäsen", "Branch member"),
        },
        { id: 3, title: t("Melojat", "Paddlers"), _list_subtitle: t("Jaoston jäsen", "Member of the section") },
        {
          id: 4,
          title: t("Kaarnan ystävät", "Friends of Kaarna"),
          _list_subtitle: t("Kannatusjäsen", "Supporting member"),
        },
      ],
      _details: cardDetails(t, "000 021", values, "1998"),
      _card_code: { value: "000021", format: "code128", text: "000 021" },
      assignment: roles(t).map(([icon, title, subtitle], index) =>
        assignment(locale, {
          id: index + 1,
          icon,
          title,
          subtitle,
          beganYearsAgo: (index % 5) + 1,
          ...(index % 3 ? { endsInYears: 1 + (index % 2) } : {}),
        }),
      ),
      invoice: [
        invoice(locale, {
          id: 1203,
          title: fee,
          state: "paid",
          dueIn: -2100,
          rows: [{ title: fee, quantity: 1, price: 600 }],
        }),
      ],
    };
  },
};

function roles(t: Translate): [icon: string, title: string, subtitle: string][] {
  const association = t("Koko yhdistys", "The whole association");
  const branch = t("Jyväskylän paikallisosasto", "Jyväskylä branch");
  return [
    ["mdi-account-tie", t("Hallituksen puheenjohtaja", "Chair of the board"), association],
    ["mdi-account-group", t("Työvaliokunnan jäsen", "Member of the executive committee"), association],
    ["mdi-gavel", t("Kokousedustaja", "Delegate"), t("Keskusliiton liittokokous", "Congress of the federation")],
    ["mdi-cash-multiple", t("Tilinkäyttöoikeus", "Signatory of accounts"), association],
    ["mdi-map-marker", t("Osaston varapuheenjohtaja", "Vice chair of the branch"), branch],
    ["mdi-hiking", t("Retkenvetäjä", "Trip leader"), branch],
    ["mdi-kayaking", t("Melontaohjaaja", "Paddling instructor"), t("Melojat", "Paddlers")],
    ["mdi-medical-bag", t("Ensiapuvastaava", "First-aid officer"), branch],
    ["mdi-home-roof", t("Tupatoimikunnan jäsen", "Member of the hut committee"), association],
    [
      "mdi-newspaper-variant-outline",
      t("Toimitusneuvoston jäsen", "Member of the editorial board"),
      t("Jäsenlehti Kaarna", "Kaarna, the members’ magazine"),
    ],
    ["mdi-school-outline", t("Kouluttaja", "Trainer"), t("Retkenvetäjien koulutus", "Training of trip leaders")],
    ["mdi-handshake-outline", t("Kummi", "Mentor"), t("Uudet jäsenet", "New members")],
    ["mdi-shield-account-outline", t("Häirintäyhdyshenkilö", "Harassment contact person"), association],
    ["mdi-medal-outline", t("Ansiomerkkitoimikunnan jäsen", "Member of the honours committee"), association],
  ];
}
