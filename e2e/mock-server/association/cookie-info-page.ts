import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";

export function cookieInfoPage(locale: Locale): WireObject {
  const t = translator(locale);
  return {
    id: 901,
    title: t("Tietoa evästeistä", "About cookies"),
    content_blocks: [
      {
        id: 9011,
        type: "text_content_block",
        content: t(
          '<h2>Välttämättömät</h2><p>Pitävät sinut kirjautuneena. Ilman niitä jäsenkortti ei avaudu.</p><h2>Tilastot</h2><p>Kertovat, mitä sovelluksessa käytetään. Yksittäistä jäsentä ei seurata.</p><h2>Markkinointi</h2><p>Tarvitaan upotettuihin videoihin, joiden palveluntarjoajat asettavat omia evästeitään.</p><p>Voit muuttaa valintaasi <a href="/app/settings">asetuksissa</a>.</p>',
          '<h2>Necessary</h2><p>Keep you signed in. Without them the membership card does not open.</p><h2>Statistics</h2><p>Tell what is used in the app. No single member is followed.</p><h2>Marketing</h2><p>Needed for embedded videos, whose providers set cookies of their own.</p><p>You can change your choice in <a href="/app/settings">Settings</a>.</p>',
        ),
      },
    ],
  };
}
