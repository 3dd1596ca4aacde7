import { isOwnOrigin } from "@/lib/platform/is-own-origin";
import { safeUrl } from "@/lib/platform/safe-url";
import { embedHosts } from "./embed-hosts";
import { mapPage } from "./map-page";
import { styleOf } from "./without-style";

/** How the app shows an embed: as a player behind consent, in place, or as a link. */
export interface Media {
  kind: "player" | "video" | "audio" | "picture" | "link";
  url: string;
  title: string;
  /** The video page, if given instead of the player's address, else "". */
  page: string;
  /** What a link leads to. */
  content: "video" | "audio" | "other";
  /** Captions and subtitles of a file that plays in place. */
  tracks?: Track[];
}

interface Track {
  src: string;
  kind: string;
  label: string;
  srcLang: string;
  default: boolean;
}

/** Elements that embed external content, except pictures. */
export const mediaElements = "audio, embed, iframe, object, oembed, video";

/** How to show an embedding element; null when it has no openable address, or was never meant to be seen. */
export function mediaOf(element: Element): Media | null {
  if (isUnseen(element)) return null;
  const title = (element.getAttribute("title") ?? element.getAttribute("aria-label") ?? "").trim();
  const parts = [element, ...element.querySelectorAll("source, embed, iframe, object, param")];
  parts.sort((one, other) => Number(isUnplayable(one)) - Number(isUnplayable(other)));
  const media = parts.flatMap((part) => {
    const address = addressOf(part);
    return address === null ? [] : mediaAt(framedVideo(address) ?? address, title, element);
  });
  return media.find(({ kind }) => kind === "player") ?? media[0] ?? null;
}

/** Whether the browser plays no file of the named format. */
function isUnplayable(part: Element): boolean {
  const type = part.localName === "source" ? part.getAttribute("type") : null;
  return type !== null && document.createElement("video").canPlayType(type) === "";
}

/** The video in a frame of Drupal, Embedly or Iframely, which names it in its query; null for any other address. */
function framedVideo(address: string): string | null {
  if (playerAt(address) !== null) return null;
  const { searchParams } = new URL(address);
  const named = ["url", "src"].flatMap((name) => safeUrl(searchParams.get(name) ?? "") ?? []);
  return named.find((video) => playerAt(video) !== null) ?? null;
}

/** How to show an address; the element says more than its ending. */
export function mediaAt(address: string, title = "", element?: Element): Media {
  const player = playerAt(address);
  const content = contentOf(address, element);
  const media = { url: address, title, page: "", content: content === "picture" ? ("other" as const) : content };
  if (player !== null) {
    const isOwnAddress = new URL(player).pathname === new URL(address).pathname;
    return { ...media, kind: "player", url: player, page: isOwnAddress ? "" : address };
  }
  if (content === "picture") return { ...media, kind: "picture" };
  // Playing such a file sends no request to a third party.
  if (content !== "other" && isOwnOrigin(new URL(address)))
    return { ...media, kind: content, tracks: tracksOf(element) };
  return { ...media, kind: "link", url: mapPage(address) };
}

/** Only those of the page's origin: browsers refuse others. */
function tracksOf(element?: Element): Track[] {
  return [...(element?.querySelectorAll("track") ?? [])].flatMap((track) => {
    const src = safeUrl(track.getAttribute("src") ?? "");
    if (src === null || new URL(src).origin !== location.origin) return [];
    const valueOf = (name: string) => track.getAttribute(name) ?? "";
    const kind = valueOf("kind") || "subtitles";
    return { src, kind, label: valueOf("label"), srcLang: valueOf("srclang"), default: track.hasAttribute("default") };
  });
}

const endings: [Media["content"] | "picture", RegExp][] = [
  ["video", /\.(?:mp4|m4v|webm)$/i],
  ["audio", /\.(?:m4a|mp3|oga|ogg|opus|wav)$/i],
  ["picture", /\.(?:avif|gif|jpe?g|png|svg|webp)$/i],
];

function contentOf(address: string, element?: Element): Media["content"] | "picture" {
  if (element?.localName === "video" || element?.localName === "audio") return element.localName;
  if (element?.getAttribute("type")?.startsWith("image/")) return "picture";
  const { pathname } = new URL(address);
  return endings.find(([, ending]) => ending.test(pathname))?.[0] ?? "other";
}

/**
 * Lazy loaders and consent managers move the address to attributes of their own: `data-src`, `data-cookieblock-src`,
 * `consent-original-src-_`. Similar names hold no address: `data-lazy-sizes`, `data-original-title`.
 */
const standInAttribute =
  /^(?:(?:data|consent|uc)-(?:.+-)?(?:iframe|suppressed)?(?:src|original|lazy)(?:-(?!sizes|srcset|title|type|class|style|poster).+)?|suppressedsrc|src-consent)$/;
const standInSet = /^data-(?:.+-)?srcset$/;

function standInsOf(element: Element): string[] {
  return [...element.attributes]
    .filter(({ name, value }) => standInAttribute.test(name) && /[/.]/.test(value))
    .map(({ value }) => value);
}

/** The absolute http(s) address that an element shows. A lazy one precedes a placeholder. */
export function addressOf(element: Element): string | null {
  const isParam = element.localName === "param" && /^(?:movie|src|url)$/i.test(element.getAttribute("name") ?? "");
  const own = isParam ? ["value"] : ["src", "data", "url"];
  const lazySets = [...element.attributes].filter(({ name }) => standInSet.test(name)).map(({ value }) => value);
  const addresses = [
    ...standInsOf(element),
    ...lazySets.map(bestOfSet),
    ...own.map((name) => element.getAttribute(name) ?? ""),
    bestOfSet(element.getAttribute("srcset") ?? ""),
  ];
  return addresses.flatMap((address) => safeUrl(address) ?? [])[0] ?? null;
}

/** Pixels: a wider picture costs data that no phone shows. */
const widestPicture = 2048;

/**
 * The widest picture of a `srcset` within the limit, else the first: one for dense screens would be shown in double size. An address
 * ends at a space: it may contain commas.
 */
function bestOfSet(set: string): string {
  const pictures = [...set.matchAll(/([^\s,]\S*)(?:\s+(?:(\d+)w|[\d.]+x))?/g)]
    .map(([, address = "", width = "0"]) => ({ address: address.replace(/,$/, ""), width: Number(width) }))
    .sort((one, other) => other.width - one.width);
  return (pictures.find(({ width }) => width <= widestPicture) ?? pictures.at(-1))?.address ?? "";
}

/** Whether an element is never seen: a tracking pixel, or hidden. */
export function isUnseen(element: Element): boolean {
  const isDot = ["width", "height"].some((side) => /^\s*[01](?:px)?\s*$/.test(element.getAttribute(side) ?? ""));
  // An element that awaits a loader may be hidden until then.
  const isHidden = /display\s*:\s*none/i.test(styleOf(element));
  return isDot || (isHidden && element.localName !== "img" && standInsOf(element).length === 0);
}

/**
 * The address of the player that this build may embed, given a player's address or a video page. Null for any other address.
 */
function playerAt(address: string): string | null {
  if (!URL.canParse(address, location.href)) return null;
  const url = new URL(address, location.href);
  if (url.protocol === "http:") url.protocol = "https:";
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  const player = isPlain ? playerUrl(url) : null;
  // Autoplay would start the sound unasked.
  player?.searchParams.delete("autoplay");
  return player?.href ?? null;
}

function playerUrl(url: URL): URL | null {
  for (const { hosts, path, pages, videos } of embedHosts) {
    if (hosts.includes(url.hostname) && path.test(url.pathname)) return url;
    if (![...hosts, ...pages].includes(url.hostname)) continue;
    const page = url.hostname + url.pathname + url.search;
    const video = videos.find(([pattern]) => pattern.test(page));
    if (!video) continue;
    const player = new URL(page.replace(...video), `https://${hosts[0]}`);
    // YouTube's page and its player name the start differently.
    const start = secondsOf(url.searchParams.get("t") ?? "");
    if (start > 0) player.searchParams.set("start", String(start));
    return player;
  }
  return null;
}

const unitSeconds: Record<string, number> = { h: 3600, m: 60 };

/** Of a moment of a video, such as `90`, `90s` or `1m30s`. */
function secondsOf(moment: string): number {
  const parts = [...moment.matchAll(/(\d{1,6})([hms]|$)/g)];
  return parts.reduce((sum, [, count, unit = ""]) => sum + Number(count) * (unitSeconds[unit] ?? 1), 0);
}
