import DOMPurify from "dompurify";
import { pageLocation } from "@/lib/base/page-location";
import { cutHtml } from "./cut-html";
import { embedHosts } from "./embed-hosts";
import { withoutStyle } from "./without-style";

/** What one iframe is rebuilt from. */
export interface Embed {
  src: string;
  title: string;
}

/**
 * The player in the embed code of a video block: address and title of its first iframe whose host is allowed, everything
 * else of the code is dropped. A bare address is taken too. Null when there is none.
 */
export function parseEmbed(embedHtml: string): Embed | null {
  const code = embedHtml.trim();
  if (/^https?:\/\/[^\s<>]+$/i.test(code)) return embedOf(code, "");
  // Against its type there is nothing at all of a document of frames.
  const parsed = DOMPurify.sanitize(withoutStyle(cutHtml(code)), {
    ALLOWED_TAGS: ["iframe"],
    ALLOWED_ATTR: ["src", "title"],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  for (const frame of parsed?.querySelectorAll("iframe") ?? []) {
    const embed = embedOf(frame.getAttribute("src") ?? "", frame.title.trim());
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
