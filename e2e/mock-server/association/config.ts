import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { cookieInfoPage } from "./cookie-info-page";
import { installationGuide } from "./installation-guide";
import { links } from "./links";
import { myAccountForm } from "./my-account-form";

/** The association's config. It has no analytics id: a demo counts no visits. */
export function associationConfig(locale: Locale): WireObject {
  const t = translator(locale);
  return {
    cookie_consent_enabled: true,
    installation_guide_page: installationGuide(locale),
    cookie_info_page: cookieInfoPage(locale),
    invalid_membership_alert: {
      title: t("Jäsenyytesi ei ole voimassa", "Your membership is not valid"),
      summary: t(
        "Jäsenmaksusi on maksamatta. Jäsenedut ovat taas käytössäsi, kun lasku on maksettu.",
        "Your membership fee has not been paid. Your benefits are back as soon as the invoice is paid.",
      ),
    },
    hero_image: { url: "/files/hero.svg" },
    forms: { myAccount: { fields: myAccountForm(locale) } },
    payment_information: {
      content: t(
        "<p>Voit maksaa laskun verkkopankissa, kortilla tai MobilePaylla. <strong>Siirryt maksupalveluun</strong> ja palaat maksun jälkeen tähän sovellukseen.</p>",
        "<p>You can pay the invoice in your online bank, by card or with MobilePay. <strong>You go to the payment service</strong> and come back to this app after paying.</p>",
      ),
    },
    links: links(locale),
    logo: { dark: { url: "/files/logo-dark.svg" }, light: { url: "/files/logo-light.svg" } },
    languages: [
      { code: "fi", title: "Suomi" },
      { code: "en", title: "English" },
    ],
  };
}
