import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";

export function installationGuide(locale: Locale): WireObject {
  const t = translator(locale);
  return {
    id: 900,
    title: t("Jäsenkortti puhelimeen", "The membership card on your phone"),
    content_blocks: [
      {
        id: 9001,
        type: "text_content_block",
        content: t(
          "<p>Kun asennat sovelluksen, jäsenkortti on mukana myös siellä, missä verkko ei kuulu.</p><h2>iPhone</h2><ol><li>Avaa sivu Safarissa.</li><li>Napauta <strong>Jaa</strong>.</li><li>Valitse <strong>Lisää Koti-valikkoon</strong>.</li></ol><h2>Android</h2><ol><li>Avaa sivu Chromessa.</li><li>Napauta valikkoa <strong>⋮</strong>.</li><li>Valitse <strong>Asenna sovellus</strong>.</li></ol>",
          "<p>Once the app is installed, your membership card is with you even where there is no network.</p><h2>iPhone</h2><ol><li>Open the page in Safari.</li><li>Tap <strong>Share</strong>.</li><li>Choose <strong>Add to Home Screen</strong>.</li></ol><h2>Android</h2><ol><li>Open the page in Chrome.</li><li>Tap the menu <strong>⋮</strong>.</li><li>Choose <strong>Install app</strong>.</li></ol>",
        ),
      },
    ],
  };
}
