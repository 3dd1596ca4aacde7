import { assignment, cardDetails, membership } from "../association/member-blocks";
import { invoice } from "../association/invoice";
import { ordinaryValues } from "../association/my-account-form";
import { translator, type Translate } from "../locale";
import { likeOrdinary } from "./ordinary";

export const board = likeOrdinary({
  name: "board",
  label: "Erkki Esimerkki",
  shows: "A board member with 14 assignments and four memberships.",
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
  member(locale, values) {
    const t = translator(locale);
    const fee = t("Ainaisjäsenmaksu", "Life membership fee", "Avgift för ständigt medlemskap");
    return {
      _has_invalid_memberships: false,
      membership: [
        membership(
          1,
          t("Ainaisjäsen", "Life member", "Ständig medlem"),
          t("Voimassa toistaiseksi", "Valid until further notice", "Gäller tills vidare"),
        ),
        membership(
          2,
          t("Jyväskylän paikallisosasto", "Jyväskylä branch", "Jyväskylä lokalavdelning"),
          t("Osaston jäsen", "Branch member", "Medlem i avdelningen"),
        ),
        membership(
          3,
          t("Melojat", "Paddlers", "Paddlarna"),
          t("Jaoston jäsen", "Member of the section", "Medlem i sektionen"),
        ),
        membership(
          4,
          t("Kaarnan ystävät", "Friends of Kaarna", "Kaarnas vänner"),
          t("Kannatusjäsen", "Supporting member", "Understödande medlem"),
        ),
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
});

function roles(t: Translate): [icon: string, title: string, subtitle: string][] {
  const association = t("Koko yhdistys", "The whole association", "Hela föreningen");
  const branch = t("Jyväskylän paikallisosasto", "Jyväskylä branch", "Jyväskylä lokalavdelning");
  return [
    ["mdi-account-tie", t("Hallituksen puheenjohtaja", "Chair of the board", "Styrelsens ordförande"), association],
    [
      "mdi-account-group",
      t("Työvaliokunnan jäsen", "Member of the executive committee", "Medlem i arbetsutskottet"),
      association,
    ],
    [
      "mdi-gavel",
      t("Kokousedustaja", "Delegate", "Mötesdelegat"),
      t("Keskusliiton liittokokous", "Congress of the federation", "Centralförbundets kongress"),
    ],
    ["mdi-cash-multiple", t("Tilinkäyttöoikeus", "Signatory of accounts", "Dispositionsrätt till konton"), association],
    [
      "mdi-map-marker",
      t("Osaston varapuheenjohtaja", "Vice chair of the branch", "Avdelningens vice ordförande"),
      branch,
    ],
    ["mdi-hiking", t("Retkenvetäjä", "Trip leader", "Turledare"), branch],
    [
      "mdi-kayaking",
      t("Melontaohjaaja", "Paddling instructor", "Paddlingsinstruktör"),
      t("Melojat", "Paddlers", "Paddlarna"),
    ],
    ["mdi-medical-bag", t("Ensiapuvastaava", "First-aid officer", "Första hjälpen-ansvarig"), branch],
    ["mdi-home-roof", t("Tupatoimikunnan jäsen", "Member of the hut committee", "Medlem i stugkommittén"), association],
    [
      "mdi-newspaper-variant-outline",
      t("Toimitusneuvoston jäsen", "Member of the editorial board", "Medlem i redaktionsrådet"),
      t("Jäsenlehti Kaarna", "Kaarna, the members’ magazine", "Medlemstidningen Kaarna"),
    ],
    [
      "mdi-school-outline",
      t("Kouluttaja", "Trainer", "Utbildare"),
      t("Retkenvetäjien koulutus", "Training of trip leaders", "Turledarutbildningen"),
    ],
    ["mdi-handshake-outline", t("Kummi", "Mentor", "Fadder"), t("Uudet jäsenet", "New members", "Nya medlemmar")],
    [
      "mdi-shield-account-outline",
      t("Häirintäyhdyshenkilö", "Harassment contact person", "Trakasseriombud"),
      association,
    ],
    [
      "mdi-medal-outline",
      t("Ansiomerkkitoimikunnan jäsen", "Member of the honours committee", "Medlem i förtjänstteckenkommittén"),
      association,
    ],
  ];
}
