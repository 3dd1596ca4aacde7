import { associationConfig } from "../association/config";
import type { WireObject } from "../wire";
import { ordinary } from "./ordinary";
import type { Persona } from "./persona";

type Texts = Pick<Persona, "name" | "label" | "shows">;

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
    },
    { google_analytics_id: analyticsId },
  ),
  withConsent(
    {
      name: "consent-off",
      label: "Kaisu Kysymätön",
      shows:
        "An association that asks nobody about cookies: no dialog, and embedded content at once; an analytics id too.",
    },
    { google_analytics_id: analyticsId, cookie_consent_enabled: false },
  ),
];
