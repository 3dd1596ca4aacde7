import { pageLocation } from "@/lib/base/page-location";
import { embedHosts } from "./embed-hosts";
import { framesOf } from "./frames-of";

/** What one iframe is rebuilt from. */
export interface Embed {
  src: string;
  title: string;
}

/**
 * The player in the embed code of a video block: address and title of its first iframe whose host is allowed. Null when there
 * is none.
 */
export function parseEmbed(embedHtml: string): Embed | null {
  for (const { address, title } of framesOf(embedHtml)) {
    const embed = embedOf(address, title);
    if (embed) return embed;
  }
  return null;
}

function embedOf(address: string, title: string): Embed | null {
  const url = playerUrl(address);
  if (url === null) return null;
  // Nobody has asked for sound yet.
  url.searchParams.delete("autoplay");
  return { src: url.href, title };
}

function playerUrl(address: string): URL | null {
  let url: URL;
  try {
    url = new URL(address, pageLocation.href());
  } catch {
    return null;
  }
  if (url.protocol === "http:") url.protocol = "https:";
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  const isAllowed = embedHosts.some(({ hosts, path }) => hosts.includes(url.hostname) && path.test(url.pathname));
  return isPlain && isAllowed ? url : null;
}
