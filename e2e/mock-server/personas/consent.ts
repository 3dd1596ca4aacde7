import { associationConfig } from "../association/config";
import type { WireObject } from "../wire";
import { ordinary } from "./ordinary";
import type { Persona } from "./persona";

type Texts = Pick<Persona, "name" | "label" | "shows" | "showsFi" | "showsSv">;

/** The ordinary member in an association with its own consent settings. */
function withConsent(texts: Texts, consent: WireObject): Persona {
  return {
    ...ordinary,
    ...texts,
    config: (locale) => ({ ...associationConfig(locale), ...consent }),
    member: (locale, values) => ({ ...ordinary.member(locale, values), _full_name: texts.label }),
  };
}

/** A fictional stream: tests mock the analytics service. */
const analyticsId = "G-KAARNA1974";

export const consentPersonas: readonly Persona[] = [
  withConsent(
    {
      name: "analytics",
      label: "Tiina Tilasto",
      shows: "An association that counts page views of those who accept statistics cookies.",
      showsFi: "Yhdistys, joka tilastoi tilastoevästeet hyväksyneiden sivunkatselut.",
      showsSv: "En förening som för statistik över sidvisningar hos dem som har godkänt kakor för statistik.",
    },
    { google_analytics_id: analyticsId },
  ),
  withConsent(
    {
      name: "consent-off",
      label: "Kaisu Kysymätön",
      shows:
        "An association that asks nobody about cookies: no dialog, and embedded content at once; an analytics id too.",
      showsFi:
        "Yhdistys, joka ei kysy evästeistä: ei ikkunaa, ja upotettu sisältö näkyy heti. Myös analytiikan tunnus.",
      showsSv:
        "En förening som inte frågar om kakor: inget fönster, och inbäddat innehåll visas genast. Också ett id för statistik.",
    },
    { google_analytics_id: analyticsId, cookie_consent_enabled: false },
  ),
  withConsent(
    {
      name: "consent-absent",
      label: "Outi Olematon",
      shows: "An association that says nothing of consent: no dialog by itself, and embedded content stays closed.",
      showsFi:
        "Yhdistys, joka ei kerro suostumuksesta mitään: ikkuna ei avaudu itse, ja upotettu sisältö pysyy kiinni.",
      showsSv:
        "En förening som inte säger något om samtycke: fönstret öppnas inte av sig självt, och inbäddat innehåll förblir stängt.",
    },
    { google_analytics_id: analyticsId, cookie_consent_enabled: null },
  ),
  withConsent(
    {
      name: "cookie-page-absent",
      label: "Sirpa Sivuton",
      shows: "An association that asks about cookies and has no page about them: no Read more.",
      showsFi: "Yhdistys, joka kysyy evästeistä mutta jolla ei ole sivua niistä: ei Lue lisää -painiketta.",
      showsSv: "En förening som frågar om kakor men inte har någon sida om dem: ingen knapp Läs mer.",
    },
    { cookie_info_page: null },
  ),
];
