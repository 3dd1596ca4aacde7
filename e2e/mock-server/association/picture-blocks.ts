import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { textBlock } from "./collection-blocks";

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
    {
      id: 4043,
      type: "gallery_block",
      images: [
        {
          url: "/files/picture-aurora.svg",
          description: t("Revontulet tunturin yllä", "Northern lights above the fell", "Norrsken över fjället"),
        },
        {
          url: "/files/video-aurora.webm",
          description: t("Revontulet liikkuvat", "The northern lights move", "Norrskenet rör sig"),
        },
        {
          url: "/files/picture-lake.svg",
          description: t("Melojat auringonlaskussa", "Paddlers at sunset", "Paddlare i solnedgången"),
        },
        {
          url: "/files/picture-winter.svg",
          description: t(
            "Hiihtäjä lumisessa metsässä",
            "A skier in the snowy forest",
            "En skidåkare i den snöiga skogen",
          ),
        },
        {
          url: "/files/picture-meeting.svg",
          description: t("Iltanuotio", "The evening fire", "Lägerelden på kvällen"),
        },
        { url: "/files/picture-trail.svg", description: "" },
        { url: "/files/picture-hut.svg", description: t("Tupa odottaa", "The hut is waiting", "Stugan väntar") },
      ],
    },
  ];
}
