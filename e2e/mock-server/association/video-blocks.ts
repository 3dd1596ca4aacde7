import { translator, type Locale } from "../locale";
import type { WireObject } from "../wire";

/** A page of videos: two services, a self-hosted file, and one that can only be linked. */
export function videoBlocks(locale: Locale): WireObject[] {
  const t = translator(locale);
  return [
    {
      id: 4051,
      type: "video_block",
      title: t("Näin varaat tuvan", "How to book a hut", "Så bokar du en stuga"),
      video_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      embed:
        '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?autoplay=1" frameborder="0" allow="autoplay" allowfullscreen></iframe>',
    },
    {
      id: 4052,
      type: "video_block",
      title: t("Päivä melontaretkellä", "A day on a paddling trip", "En dag på paddlingstur"),
      video_link: "https://vimeo.com/76979871",
      embed:
        '<div style="padding:56.25% 0 0 0;position:relative"><iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" style="position:absolute;top:0;left:0;width:100%;height:100%" title="Vimeo"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    },
    {
      id: 4053,
      type: "video_block",
      title: t("Revontulet helmikuussa", "Northern lights in February", "Norrsken i februari"),
      video_link: "/files/video-aurora.webm",
    },
    {
      id: 4054,
      type: "video_block",
      title: t("Syyskokouksen tallenne", "Recording of the autumn meeting", "Inspelning av höstmötet"),
      video_link: "https://kokous.example/tallenteet/syyskokous",
      embed: '<iframe src="https://kokous.example/upotus/syyskokous"></iframe>',
    },
  ];
}
