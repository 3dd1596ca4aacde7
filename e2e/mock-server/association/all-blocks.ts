import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { galleryBlock, textBlock, videoBlock } from "./collection-blocks";

/** One block of each type on one page. */
export function allBlocks(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    textBlock(
      4011,
      t(
        "<p>Kaarnapolun Kulkijat on vuonna 1974 keksitty retkeily-yhdistys. Meillä on 3 200 jäsentä ja 14 paikallisosastoa.</p><h2>Mitä teemme</h2><ul><li>järjestämme retkiä ja kursseja</li><li>pidämme kunnossa seitsemää tupaa</li><li>ohjaamme lasten luontokerhoja</li></ul><blockquote>Polku syntyy kulkemalla.</blockquote>",
        "<p>Kaarnapolun Kulkijat is a hiking association, invented in 1974. We have 3,200 members and 14 local branches.</p><h2>What we do</h2><ul><li>run trips and courses</li><li>look after seven huts</li><li>lead nature clubs for children</li></ul><blockquote>A path is made by walking.</blockquote>",
        "<p>Kaarnapolun Kulkijat är en friluftsförening, påhittad år 1974. Vi har 3 200 medlemmar och 14 lokalavdelningar.</p><h2>Vad vi gör</h2><ul><li>ordnar turer och kurser</li><li>håller sju stugor i skick</li><li>leder naturklubbar för barn</li></ul><blockquote>Stigen blir till när man går.</blockquote>",
      ),
    ),
    {
      id: 4012,
      type: "image_block",
      title: t("Kuukkelinlammen tupa", "The hut at Kuukkelinlampi", "Stugan vid Kuukkelinlampi"),
      image: {
        url: "/files/picture-hut.svg",
        alt: t(
          "Hirsitupa kuusten keskellä, ikkunassa valo",
          "A log hut among spruces, a light in the window",
          "En timmerstuga bland granar, ljus i fönstret",
        ),
        width: 600,
        height: 400,
      },
    },
    galleryBlock(4013, [
      ["picture-lake.svg", t("Järvi auringon laskiessa", "A lake at sunset", "En sjö i solnedgången")],
      ["picture-aurora.svg", t("Revontulet tunturin yllä", "Northern lights above the fell", "Norrsken över fjället")],
      ["picture-trail.svg", t("Polku tunturiin", "A trail into the fells", "En stig upp på fjället")],
      ["picture-winter.svg", t("Luminen metsä", "A snowy forest", "Snöig skog")],
      ["picture-hut.svg", t("Hirsitupa", "A log hut", "Timmerstuga")],
    ]),
    videoBlock(4014, "Video"),
    {
      id: 4015,
      type: "files_block",
      files: [
        {
          id: 1,
          list_title: t("Yhdistyksen säännöt", "Rules of the association", "Föreningens stadgar"),
          list_summary: "PDF",
          url: "/files/saannot.pdf",
        },
        {
          id: 2,
          list_title: t("Toimintakertomus", "Annual report", "Verksamhetsberättelse"),
          list_summary: t("PDF, viime vuosi", "PDF, last year", "PDF, i fjol"),
          url: "/files/toimintakertomus.pdf",
        },
      ],
    },
  ];
}
