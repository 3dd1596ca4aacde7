import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";
import { allBlocks } from "./all-blocks";
import { textBlock } from "./collection-blocks";
import { pictureBlocks } from "./picture-blocks";
import { textBlocks } from "./text-blocks";
import { videoBlocks } from "./video-blocks";

export function pages(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      id: 401,
      pagename: "yhdistys",
      title: t("Tietoa yhdistyksestä", "About the association", "Om föreningen"),
      summary: t("Kuka olemme ja mitä teemme.", "Who we are and what we do.", "Vilka vi är och vad vi gör."),
      icon: "mdi-information-outline",
      content_blocks: allBlocks(locale),
    },
    {
      id: 402,
      pagename: "retkisaannot",
      title: t("Retkeilijän muistilista", "The hiker’s checklist", "Vandrarens minneslista"),
      summary: t(
        "Jokaisenoikeudet ja yhteiset tavat.",
        "Everyone’s rights and good manners.",
        "Allemansrätten och gott uppförande.",
      ),
      icon: "mdi-format-list-checks",
      content_blocks: [
        textBlock(
          4021,
          t(
            "<h2>Luonnossa</h2><p>Jätä vain jalanjäljet. Tulen saa tehdä merkitylle paikalle, kun maastopalovaroitusta ei ole.</p><h2>Ryhmässä</h2><p>Hitain määrää vauhdin. Ketään ei jätetä.</p>",
            "<h2>In nature</h2><p>Leave nothing but footprints. A fire may be lit in a marked place when there is no wildfire warning.</p><h2>In a group</h2><p>The slowest sets the pace. Nobody is left behind.</p>",
            "<h2>I naturen</h2><p>Lämna bara fotspår efter dig. Du får göra upp eld på märkta platser när ingen skogsbrandsvarning gäller.</p><h2>I gruppen</h2><p>Den långsammaste bestämmer takten. Ingen lämnas efter.</p>",
          ),
        ),
      ],
    },
    {
      id: 403,
      pagename: "ota-yhteytta",
      title: t("Yhteystiedot", "Contact", "Kontakt"),
      summary: t(
        "Toimisto palvelee arkisin 9–15.",
        "The office is open on weekdays from 9 to 15.",
        "Kansliet har öppet på vardagar kl. 9–15.",
      ),
      icon: "mdi-card-account-phone-outline",
      content_blocks: [
        textBlock(
          4031,
          t(
            '<p>Soita <a href="tel:+358405550100">040 555 0100</a> tai kirjoita <a href="mailto:toimisto@kaarnapolku.example">toimisto@kaarnapolku.example</a>.</p><p><a href="/app/myaccount">Muuta omia tietojasi</a> tai <a href="https://kaarnapolku.example/">avaa verkkosivut</a>.</p>',
            '<p>Call <a href="tel:+358405550100">+358 40 555 0100</a> or write to <a href="mailto:toimisto@kaarnapolku.example">toimisto@kaarnapolku.example</a>.</p><p><a href="/app/myaccount">Change your details</a> or <a href="https://kaarnapolku.example/">open the website</a>.</p>',
            '<p>Ring <a href="tel:+358405550100">040 555 0100</a> eller skriv till <a href="mailto:toimisto@kaarnapolku.example">toimisto@kaarnapolku.example</a>.</p><p><a href="/app/myaccount">Ändra dina uppgifter</a> eller <a href="https://kaarnapolku.example/">öppna webbplatsen</a>.</p>',
          ),
        ),
      ],
    },
    {
      id: 404,
      pagename: "kuvia-retkilta",
      title: t("Kuvia retkiltä", "Pictures from our trips", "Bilder från våra turer"),
      summary: t(
        "Revontulia, ruskaa ja yksi nuotio.",
        "Northern lights, autumn colours and one fire.",
        "Norrsken, höstfärger och en lägereld.",
      ),
      icon: "mdi-image-multiple-outline",
      avatar: { url: "/files/picture-aurora.svg" },
      content_blocks: pictureBlocks(locale),
    },
    {
      id: 405,
      pagename: "videot",
      title: t("Videot", "Videos", "Videor"),
      summary: t(
        "Tupavaraus, melontaa ja tallenteita.",
        "Hut bookings, paddling and recordings.",
        "Stugbokning, paddling och inspelningar.",
      ),
      icon: "mdi-play-box-multiple-outline",
      content_blocks: videoBlocks(locale),
    },
    {
      id: 406,
      pagename: "syysretki",
      title: t("Syysretki", "The autumn trip", "Höstturen"),
      summary: t(
        "Hinnat, kysymykset ja tallenteet.",
        "Prices, questions and recordings.",
        "Priser, frågor och inspelningar.",
      ),
      icon: "mdi-hiking",
      content_blocks: textBlocks(locale),
    },
  ];
}
