import { mediaIn } from "./media-in";

/** The data to rebuild one iframe. */
export interface Embed {
  src: string;
  title: string;
}

/** The first player with an allowed host in a video block's embed code, or null. */
export function parseEmbed(embedHtml: string): Embed | null {
  const player = mediaIn(embedHtml).find(({ kind }) => kind === "player");
  return player ? { src: player.url, title: player.title } : null;
}
