import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";

/** The link groups of the drawer. */
export function links(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      id: 1,
      title: t("Yhdistys", "Association", "Föreningen"),
      items: [
        {
          id: 11,
          url: "https://kaarnapolku.example/",
          label: t("Verkkosivut", "Website", "Webbplats"),
          icon: "mdi-web",
        },
        {
          id: 12,
          url: "https://kaarnapolku.example/paikallisosastot",
          label: t("Paikallisosastot", "Local branches", "Lokalavdelningar"),
          icon: "mdi-map-marker-multiple",
        },
        {
          id: 13,
          url: "https://kaarnapolku.example/yhteystiedot",
          label: t("Ota yhteyttä", "Contact us", "Kontakta oss"),
          icon: "mdi-email-outline",
        },
      ],
    },
    {
      id: 2,
      title: t("Retkelle", "Going outdoors", "Ut på tur"),
      items: [
        {
          id: 21,
          url: "https://kaarnapolku.example/tuvat",
          label: t("Tupavaraukset", "Hut bookings", "Boka stuga"),
          icon: "mdi-home-roof",
        },
        {
          id: 22,
          url: "https://kaarnapolku.example/varusteet",
          label: t("Varustelainaamo", "Gear library", "Låna utrustning"),
          icon: "mdi-bag-personal-outline",
        },
        {
          id: 23,
          url: "https://kaarnapolku.example/lehti",
          label: t("Jäsenlehti Kaarna", "Kaarna, the members’ magazine", "Tidningen Kaarna"),
        },
      ],
    },
  ];
}
