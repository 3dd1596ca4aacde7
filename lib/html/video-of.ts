import { embedHosts } from "./embed-hosts";
import { mediaIn } from "./media-in";
import { mediaAt, type Media } from "./media-of";

/**
 * How to show a video block: as a service's player, the association's own file, or a link for everything else.
 * @param embedHtml the player's markup, as the server sent it
 * @param videoLink a checked address, or ""
 * @returns null when neither gives an openable address
 */
export function videoOf({ embedHtml, videoLink }: { embedHtml: string; videoLink: string }): Media | null {
  const media = mediaIn(embedHtml);
  const player = media.find(({ kind }) => kind === "player");
  if (player) return { ...player, page: videoLink || player.page };
  if (videoLink === "") return media[0] ?? null;
  const linked = mediaAt(videoLink);
  if (media.length === 0 && linked.kind === "player") return linked;
  // A player that is not allowed here still opens on its own page.
  const kind = linked.kind === "video" ? "video" : "link";
  return { kind, url: videoLink, title: "", page: "", content: "video" };
}

/** Whether it is a video file of the app's origin or the association's server: playing it tells no third party. */
export function isOwnVideoFile(address: string): boolean {
  return mediaAt(address).kind === "video";
}

/** An absolute address of a video file, or of a video service's page. */
export function isVideoAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    mediaAt(address).content === "video" ||
    embedHosts.some(({ hosts, pages }) => [...hosts, ...pages].includes(hostname))
  );
}
