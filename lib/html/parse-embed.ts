import { mediaIn } from "./media-in";

/** What one iframe is rebuilt from. */
export interface Embed {
  src: string;
  title: string;
}

/** The first player in the embed code of a video block whose host is allowed. Null when there is none. */
export function parseEmbed(embedHtml: string): Embed | null {
  const player = mediaIn(embedHtml).find(({ kind }) => kind === "player");
  return player ? { src: player.url, title: player.title } : null;
}
