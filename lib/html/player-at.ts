import { pageLocation } from "@/lib/platform/page-location";
import { embedHosts } from "./embed-hosts";

/**
 * The address of the player that this build may embed, given a player's address or a video page. Null for any other address.
 */
export function playerAt(address: string): string | null {
  if (!URL.canParse(address, pageLocation.href())) return null;
  const url = new URL(address, pageLocation.href());
  if (url.protocol === "http:") url.protocol = "https:";
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  const player = isPlain ? playerUrl(url) : null;
  // Sound was not requested.
  player?.searchParams.delete("autoplay");
  return player?.href ?? null;
}

function playerUrl(url: URL): URL | null {
  for (const { hosts, path, pages, videos } of embedHosts) {
    if (hosts.includes(url.hostname) && path.test(url.pathname)) return url;
    if (![...hosts, ...pages].includes(url.hostname)) continue;
    const page = url.hostname + url.pathname + url.search;
    const video = videos.find(([pattern]) => pattern.test(page));
    if (video) return new URL(page.replace(...video), `https://${hosts[0]}`);
  }
  return null;
}
