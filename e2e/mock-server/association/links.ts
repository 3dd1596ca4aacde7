import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";

/** The link groups of the drawer. */
export function links(locale: Locale): WireObject[] {
  const t = translator(locale);
  const link = (id: number, path: string, label: string, icon: string) => ({
    id,
    url: `https://kaarnapolku.example/${path}`,
    label,
    icon,
  });
  return [
    {
      id: 1,
      title: t("Yhdistys", "Association", "Föreningen"),
      items: [
        link(11, "", t("Verkkosivut", "Website", "Webbplats"), "mdi-web"),
        link(
          12,
          "paikallisosastot",
          t("Paikallisosastot", "Local branches", "Lokalavdelningar"),
          "mdi-map-marker-multiple",
        ),
        link(13, "yhteystiedot", t("Ota yhteyttä", "Contact us", "Kontakta oss"), "mdi-email-outline"),
      ],
    },
    {
      id: 2,
      title: t("Retkelle", "Going outdoors", "Ut på tur"),
      items: [
        link(21, "tuvat", t("Tupavaraukset", "Hut bookings", "Boka stuga"), "mdi-home-roof"),
        link(22, "varusteet", t("Varustelainaamo", "Gear library", "Låna utrustning"), "mdi-bag-personal-outline"),
        {
          id: 23,
          url: "https://kaarnapolku.example/lehti",
          label: t("Jäsenlehti Kaarna", "Kaarna, the members’ magazine", "Tidningen Kaarna"),
        },
      ],
    },
  ];
}
