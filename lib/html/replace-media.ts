import { safeUrl } from "@/lib/platform/safe-url";
import { droppedData } from "./cut-html";
import { addressOf, isUnseen, mediaElements, mediaOf, type Media } from "./media-of";
import { styleOf } from "./without-style";

/** Embeds that the app draws itself. */
export type Embedded = Media | { kind: "lostPicture" };

/** Removes embeds from the text before the allow-list is applied, and leaves pictures and empty places. */
export function replaceMedia() {
  const embedded = new Map<Element, Embedded>();
  const addresses = new Map<Element, string>();
  /** Fallbacks for browsers without scripts. */
  const standIns = new Set<Element>();

  const onElement = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches(".wp-block-embed__wrapper")) nameEmbed(node);
    if (node.localName === "picture") addressPicture(node);
    if (node.localName === "noscript") unwrapStandIns(node);
    else if (node.localName === "img") preparePicture(node);
    else if (node.matches(mediaElements)) replace(node);
  };

  const unwrapStandIns = (noscript: Element) => {
    const parts = [...noscript.querySelectorAll(`img, ${mediaElements}`)].filter(
      (part) => !part.parentElement?.closest(mediaElements),
    );
    for (const part of parts) standIns.add(part);
    noscript.replaceWith(...parts);
  };

  const preparePicture = (picture: Element) => {
    const address = addressOf(picture);
    if (isUnseen(picture)) picture.remove();
    else if (address !== null) {
      addresses.set(picture, address);
      if (safeUrl(picture.getAttribute("src") ?? "") !== address) picture.setAttribute("src", address);
      setSizeFromStyle(picture);
    } else if (picture.getAttribute("alt")) picture.replaceWith(picture.getAttribute("alt") ?? "");
    else if (picture.getAttribute("src") === droppedData) putInPlace(picture, { kind: "lostPicture" });
    else picture.remove();
  };

  const replace = (element: Element) => {
    const media = mediaOf(element);
    if (media?.kind === "picture") {
      const picture = element.ownerDocument.createElement("img");
      picture.setAttribute("src", media.url);
      picture.setAttribute("alt", media.title);
      substitute(element, picture);
    } else if (media) addresses.set(putInPlace(element, media), media.url);
    else if (isUnseen(element) || element.localName === "iframe") element.remove();
    // Without an address, keep the fallback text.
    else element.replaceWith(...element.childNodes);
  };

  const putInPlace = (element: Element, media: Embedded): Element => {
    const place = element.ownerDocument.createElement("span");
    embedded.set(place, media);
    substitute(element, place);
    return place;
  };

  const substitute = (element: Element, other: Element) => {
    // A link may lead to an embed.
    if (element.id !== "") other.id = element.id;
    if (standIns.has(element)) standIns.add(other);
    element.replaceWith(other);
  };

  /** A lazy picture and its fallback are one picture. */
  const dropStandIns = () => {
    const others = new Set([...addresses].filter(([element]) => !standIns.has(element)).map(([, address]) => address));
    for (const element of standIns) if (others.has(addresses.get(element) ?? "")) element.remove();
  };

  return { embedded, onElement, dropStandIns };
}

/** WordPress stores an embed as a bare address, which its server may not have filled in. */
function nameEmbed(wrapper: Element): void {
  const address = wrapper.textContent.trim();
  if (wrapper.childElementCount > 0 || !/^https?:\/\/\S+$/i.test(address)) return;
  const embed = wrapper.ownerDocument.createElement("oembed");
  embed.setAttribute("url", address);
  wrapper.replaceChildren(embed);
}

/** The picture's address may stand in its sources alone. */
function addressPicture(picture: Element): void {
  const image = picture.querySelector("img");
  if (!image || addressOf(image) !== null) return;
  const [address] = [...picture.querySelectorAll("source")].flatMap((source) => addressOf(source) ?? []);
  if (address) image.setAttribute("src", address);
}

/** Editors write picture sizes as styles, which the sanitiser removes. */
function setSizeFromStyle(picture: Element): void {
  for (const side of ["width", "height"]) {
    const style = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*([\\d.]{1,6})(px|r?em)`, "i");
    const [, size, unit] = style.exec(styleOf(picture)) ?? [];
    if (size && !picture.hasAttribute(side))
      picture.setAttribute(side, String(Math.round(Number(size) * (unit === "px" ? 1 : 16))));
  }
}
