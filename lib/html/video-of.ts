import { isOwnOrigin } from "@/lib/platform/is-own-origin";
import { embedHosts } from "./embed-hosts";
import { mediaIn } from "./media-in";
import type { Media } from "./media-of";

/**
 * What a video block comes to: a player of a service, a file of the association, or a link for everything else.
 * @param embedHtml the block's markup of a player, as the server sent it
 * @param videoLink a checked address, or ""
 * @returns null when neither gives an address that may be opened
 */
export function videoOf({ embedHtml, videoLink }: { embedHtml: string; videoLink: string }): Media | null {
  const media = mediaIn(embedHtml);
  const player = media.find(({ kind }) => kind === "player");
  if (player) return { ...player, page: videoLink || player.page };
  if (videoLink === "") return media[0] ?? null;
  // A player that may not be shown here can still be opened where it is.
  const kind = isOwnVideoFile(videoLink) ? "video" : "link";
  return { kind, url: videoLink, title: "", page: "", content: "video" };
}

/** A video file of the app's own origin, or of the association's server: nobody else gets to hear that it is played. */
export function isOwnVideoFile(address: string): boolean {
  return isVideoFile(address) && isOwnOrigin(new URL(address));
}

/** An absolute address that is no picture: a video file, or a page of a video service. */
export function isVideoAddress(address: string): boolean {
  const { hostname } = new URL(address);
  return isVideoFile(address) || embedHosts.some(({ hosts, pages }) => [...hosts, ...pages].includes(hostname));
}

function isVideoFile(address: string): boolean {
  return /\.(?:mp4|m4v|webm)$/i.test(new URL(address).pathname);
}
