import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { galleryBlock, textBlock } from "./collection-blocks";

/** A page of pictures: one of unknown size, and a gallery with a self-hosted video. */
export function pictureBlocks(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    textBlock(
      4041,
      t(
        '<p>Jäsenten parhaat kuvat vuoden retkiltä. Lähetä omasi osoitteeseen <a href="mailto:kuvat@kaarnapolku.example">kuvat@kaarnapolku.example</a>.</p>',
        '<p>The members’ best pictures from the trips of the year. Send yours to <a href="mailto:kuvat@kaarnapolku.example">kuvat@kaarnapolku.example</a>.</p>',
        '<p>Medlemmarnas bästa bilder från årets turer. Skicka dina till <a href="mailto:kuvat@kaarnapolku.example">kuvat@kaarnapolku.example</a>.</p>',
      ),
    ),
    {
      id: 4042,
      type: "image_block",
      image: {
        url: "/files/picture-trail.svg",
        alt: t(
          "Kapea polku nousee tunturiin ruskan keskellä",
          "A narrow trail climbs a fell in autumn colours",
          "En smal stig klättrar upp på fjället i höstens färger",
        ),
        title: t(
          "Ruskaretki Kuukkelinvaaralle. Kuva: Tessa Test-Jäsen",
          "Autumn trip to Kuukkelinvaara. Photo: Tessa Test-Jäsen",
          "Hösttur till Kuukkelinvaara. Foto: Tessa Test-Jäsen",
        ),
      },
    },
    galleryBlock(4043, [
      ["picture-aurora.svg", t("Revontulet tunturin yllä", "Northern lights above the fell", "Norrsken över fjället")],
      ["video-aurora.webm", t("Revontulet liikkuvat", "The northern lights move", "Norrskenet rör sig")],
      ["picture-lake.svg", t("Melojat auringonlaskussa", "Paddlers at sunset", "Paddlare i solnedgången")],
      [
        "picture-winter.svg",
        t("Hiihtäjä lumisessa metsässä", "A skier in the snowy forest", "En skidåkare i den snöiga skogen"),
      ],
      ["picture-meeting.svg", t("Iltanuotio", "The evening fire", "Lägerelden på kvällen")],
      ["picture-trail.svg", ""],
      ["picture-hut.svg", t("Tupa odottaa", "The hut is waiting", "Stugan väntar")],
    ]),
  ];
}
