import { type Locale, translator } from "../locale";
import type { WireObject } from "../wire";
import { textBlock } from "./collection-blocks";
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
      title: t("Jäsenyytesi ei ole voimassa", "Your membership is not valid", "Ditt medlemskap är inte i kraft"),
      summary: t(
        "Jäsenmaksusi on maksamatta. Jäsenedut ovat taas käytössäsi, kun lasku on maksettu.",
        "Your membership fee has not been paid. Your benefits are back as soon as the invoice is paid.",
        "Din medlemsavgift är obetald. Du kan använda medlemsförmånerna igen så snart fakturan är betald.",
      ),
    },
    hero_image: { url: "/files/hero.svg" },
    forms: { myAccount: { fields: myAccountForm(locale) } },
    payment_information: {
      content: t(
        "<p>Voit maksaa laskun verkkopankissa, kortilla tai MobilePaylla. <strong>Siirryt maksupalveluun</strong> ja palaat maksun jälkeen tähän sovellukseen.</p>",
        "<p>You can pay the invoice in your online bank, by card or with MobilePay. <strong>You go to the payment service</strong> and come back to this app after paying.</p>",
        "<p>Du kan betala fakturan i nätbanken, med kort eller med MobilePay. <strong>Du går till betaltjänsten</strong> och kommer tillbaka till den här appen när du har betalat.</p>",
      ),
    },
    links: links(locale),
    logo: { dark: { url: "/files/logo-dark.svg" }, light: { url: "/files/logo-light.svg" } },
    languages: [
      { code: "fi", title: "Suomi" },
      { code: "en", title: "English" },
      { code: "sv", title: "Svenska" },
    ],
  };
}

function cookieInfoPage(locale: Locale): WireObject {
  const t = translator(locale);
  return {
    id: 901,
    title: t("Tietoa evästeistä", "About cookies", "Om kakor"),
    content_blocks: [
      textBlock(
        9011,
        t(
          '<h2>Välttämättömät</h2><p>Pitävät sinut kirjautuneena. Ilman niitä jäsenkortti ei avaudu.</p><h2>Tilastot</h2><p>Kertovat, mitä sovelluksessa käytetään. Yksittäistä jäsentä ei seurata.</p><h2>Markkinointi</h2><p>Tarvitaan upotettuihin videoihin, joiden palveluntarjoajat asettavat omia evästeitään.</p><p>Voit muuttaa valintaasi <a href="/app/settings">asetuksissa</a>.</p>',
          '<h2>Necessary</h2><p>Keep you signed in. Without them the membership card does not open.</p><h2>Statistics</h2><p>Tell what is used in the app. No single member is followed.</p><h2>Marketing</h2><p>Needed for embedded videos, whose providers set cookies of their own.</p><p>You can change your choice in <a href="/app/settings">Settings</a>.</p>',
          '<h2>Nödvändiga</h2><p>Håller dig inloggad. Utan dem öppnas inte medlemskortet.</p><h2>Statistik</h2><p>Berättar vad som används i appen. Enskilda medlemmar följs inte.</p><h2>Marknadsföring</h2><p>Behövs för inbäddade videor, vars leverantörer använder egna kakor.</p><p>Du kan ändra ditt val i <a href="/app/settings">inställningarna</a>.</p>',
        ),
      ),
    ],
  };
}

function installationGuide(locale: Locale): WireObject {
  const t = translator(locale);
  return {
    id: 900,
    title: t("Jäsenkortti puhelimeen", "The membership card on your phone", "Medlemskortet i telefonen"),
    content_blocks: [
      textBlock(
        9001,
        t(
          "<p>Kun asennat sovelluksen, jäsenkortti on mukana myös siellä, missä verkko ei kuulu.</p><h2>iPhone</h2><ol><li>Avaa sivu Safarissa.</li><li>Napauta <strong>Jaa</strong>.</li><li>Valitse <strong>Lisää Koti-valikkoon</strong>.</li></ol><h2>Android</h2><ol><li>Avaa sivu Chromessa.</li><li>Napauta valikkoa <strong>⋮</strong>.</li><li>Valitse <strong>Asenna sovellus</strong>.</li></ol>",
          "<p>Once the app is installed, your membership card is with you even where there is no network.</p><h2>iPhone</h2><ol><li>Open the page in Safari.</li><li>Tap <strong>Share</strong>.</li><li>Choose <strong>Add to Home Screen</strong>.</li></ol><h2>Android</h2><ol><li>Open the page in Chrome.</li><li>Tap the menu <strong>⋮</strong>.</li><li>Choose <strong>Install app</strong>.</li></ol>",
          "<p>När du har installerat appen har du medlemskortet med dig också där det inte finns något nät.</p><h2>iPhone</h2><ol><li>Öppna sidan i Safari.</li><li>Tryck på <strong>Dela</strong>.</li><li>Välj <strong>Lägg till på hemskärmen</strong>.</li></ol><h2>Android</h2><ol><li>Öppna sidan i Chrome.</li><li>Tryck på menyn <strong>⋮</strong>.</li><li>Välj <strong>Installera appen</strong>.</li></ol>",
        ),
      ),
    ],
  };
}
