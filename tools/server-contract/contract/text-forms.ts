import type { TextKind } from "@/lib/api/docs";
import { barcodeFormats } from "@/lib/format/barcode-formats";
import { blockTypes } from "@/lib/api/content-block.docs";
import type { JsonSchema } from "./json-schema";

/** The formats of texts, as the documents describe them. tools/server-contract/check-server/text-findings checks them. */
export const textForms = {
  Html: {
    contentMediaType: "text/html",
    description:
      "Text with markup, shown through one allow-list. Paragraphs, headings, lists with their numbering, tables, `details`, links, pictures and emphasis stay, also what is struck out, inserted, quoted or marked. A `div` and the like become plain blocks. Scripts, styles, classes, controls and what Word keeps for itself go. A frame, a video, a recording or an `oembed`, also one that a lazy loader or a consent manager holds back, becomes the player of an allowed service, a picture, a file that is played, or a link that names the host. Links may be http(s), tel, mailto, sms, geo or webcal; of others the text stays. A link such as `#rules` leads to what has that id or name in the texts of the screen. After 200,000 characters or 20,000 elements the text is cut, and says so.",
  },
  EmbedHtml: {
    contentMediaType: "text/html",
    description:
      "The embed code of a video service, or the address of its player or of the video's page. The app takes the first address of an allowed service and makes a frame of its own, behind the member's consent. YouTube, Vimeo, Yle Areena and Dream Broker, unless the build allows others; anything else is a link.",
  },
  Icon: {
    description:
      "A Material Design icon by its name, with or without the prefix: `mdi-receipt`. An unknown name shows a neutral dot.",
  },
  Color: {
    description:
      "A name of the theme (`primary`, `secondary`, `accent`, `error`, `info`, `success`, `warning`) or any CSS colour. Others are the colour of the text.",
  },
  Day: { description: "A day, `YYYY-MM-DD`. A time behind it is not shown." },
  Moment: {
    description:
      "A day, or a day and a time: `2026-05-08`, `2026-05-08T17:30`, `2026-05-08T17:30+03:00`. In the calendar file a time without an offset is one of the device's zone.",
  },
  WebAddress: {
    description:
      "An http(s) address; a relative one is relative to the page of the app, a bare `www.…` is that host by https.",
  },
  Iban: {
    description: "An IBAN whose check digits are right, with or without spaces. Only a Finnish one gives a barcode.",
  },
  BankReference: {
    description:
      "A reference number whose check digits are right, Finnish or international (`RF`), with or without spaces. One with letters gives no barcode.",
  },
  Euros: {
    description:
      'Euros and whole cents, as a number or text: `50.5`, `"50,50"`, `"1 234,50 €"`. Not negative; `1.234` could be thousands and is refused.',
  },
  CodeFormat: { enum: [...barcodeFormats], description: "`qr`, `code128` or `ean13`." },
  BlockType: { enum: Object.keys(blockTypes), description: "Which kind of block." },
  Conditions: { description: "Conditions of a field, separated by commas." },
} satisfies Record<TextKind, JsonSchema>;
