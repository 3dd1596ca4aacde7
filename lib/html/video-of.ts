import { isOwnOrigin } from "@/lib/base/is-own-origin";
import { safeUrl } from "@/lib/base/safe-url";
import { embedHosts } from "./embed-hosts";
import { framesOf } from "./frames-of";
import { parseEmbed, type Embed } from "./parse-embed";

/** What a video block comes to: a player of a service, a file of the association, or a link for everything else. */
export type Video =
  { kind: "embed"; embed: Embed; link: string } | { kind: "file"; url: string } | { kind: "link"; url: string } | null;

/**
 * @param embedHtml the block's markup of a player, as the server sent it
 * @param videoLink a checked address, or ""
 * @returns null when neither gives an address that may be opened
 */
export function videoOf({ embedHtml, videoLink }: { embedHtml: string; videoLink: string }): Video {
  const embed = parseEmbed(embedHtml);
  if (embed) return { kind: "embed", embed, link: videoLink };
  // A player that may not be shown here can still be opened where it is.
  if (videoLink === "") return linkToFrame(embedHtml);
  return { kind: isOwnVideoFile(videoLink) ? "file" : "link", url: videoLink };
}

function linkToFrame(embedHtml: string): Video {
  const url = framesOf(embedHtml).flatMap(({ address }) => safeUrl(address) ?? [])[0];
  return url === undefined ? null : { kind: "link", url };
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
