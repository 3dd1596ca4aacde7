import { useTranslations } from "next-intl";
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { closeOverlays } from "@/lib/dialogs/dialogs";
import { linkKind } from "@/lib/html/link-kind";
import { placeClass, richContent, type Place } from "@/lib/html/rich-content";
import { showPart } from "@/lib/html/show-part";
import { onPlainClick } from "@/lib/navigation/on-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import "./rich-text.css";
import { EmbeddedMedia } from "./embedded-media";

/** The server's HTML, sanitised, with its type scale and link rules (docs/product.md, Rich text and Links in texts). */
export function RichText({ html }: { html: string }) {
  const t = useTranslations("blocks");
  const newWindowText = t("opensInNewWindow");
  const navigation = useNavigation();
  const ref = useRef<HTMLDivElement>(null);
  const { nodes, places } = useMemo(() => richContent(html), [html]);

  useLayoutEffect(() => {
    const text = ref.current;
    if (!text) return;
    text.replaceChildren(...nodes);
    trimMargins(text);
    return placePictures(text);
  }, [nodes]);

  useLayoutEffect(() => (ref.current ? openElsewhere(ref.current, newWindowText) : undefined), [nodes, newWindowText]);

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href")?.trim() ?? "";
    if (address.startsWith("#")) {
      const around = link?.closest<HTMLElement>("dialog, main");
      // The browser would add a history entry, as for a step to another screen.
      onPlainClick(event, () => around && showPart(around, address));
    } else if (linkKind(address) === "inApp") {
      onPlainClick(event, () => {
        closeOverlays();
        navigation.goTo(address);
      });
    }
  };

  return (
    <>
      {/* The handler serves the links inside, which are focusable and react to the keyboard themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={ref} className="rich-text" onClick={onClick} />
      {places.map(({ element, content }, index) =>
        createPortal(<RichTextPlace content={content} />, element, String(index)),
      )}
    </>
  );
}

/**
 * Links that lead away open a new window and announce it.
 * @returns removes the announcements again, for a change of the language
 */
function openElsewhere(text: HTMLElement, newWindowText: string): () => void {
  const named: HTMLAnchorElement[] = [];
  // Links that the app rendered in its places announce it themselves.
  for (const link of text.querySelectorAll<HTMLAnchorElement>(`a[href]:not(.${placeClass} *)`)) {
    if (linkKind(link.getAttribute("href") ?? "") !== "newWindow") continue;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    if (link.title !== "") continue;
    link.title = newWindowText;
    named.push(link);
  }
  return () => {
    for (const link of named) link.title = "";
  };
}

/** Marks the blocks at both ends of the text, at any depth: their margins would add to the space around it. */
function trimMargins(text: HTMLElement): void {
  let first = text.firstElementChild;
  while (first && !first.previousSibling?.textContent?.trim()) {
    first.classList.add("first");
    first = isPlace(first) ? null : first.firstElementChild;
  }
  let last = text.lastElementChild;
  while (last && !last.nextSibling?.textContent?.trim()) {
    last.classList.add("last");
    last = isPlace(last) ? null : last.lastElementChild;
  }
}

/** React owns the content of a place. */
const isPlace = (element: Element) => element.classList.contains(placeClass);

/** The keyboard must reach every area that scrolls sideways. */
function makeWideTablesReachable(text: HTMLElement): void {
  for (const part of text.querySelectorAll<HTMLElement>("table, pre"))
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
}

/** Places pictures without a known size once they load. */
function placePictures(text: HTMLElement): () => void {
  for (const picture of text.querySelectorAll("img")) placePicture(picture);
  makeWideTablesReachable(text);
  const onLoad = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    placePicture(target);
    // The picture may have widened its table.
    makeWideTablesReachable(text);
  };
  text.addEventListener("load", onLoad, true);
  return () => text.removeEventListener("load", onLoad, true);
}

/** In pixels. Long words would squeeze a picture in a table to nothing: with this, the table scrolls instead. */
const minWidthInTable = 96;

/** Keeps a picture of at most two lines' height in its line. */
function placePicture(picture: HTMLImageElement): void {
  const height = heightOf(picture);
  if (picture.closest("td, th")) picture.style.minWidth = `${Math.min(widthOf(picture), minWidthInTable)}px`;
  const isLow = height > 0 && height <= 2 * lineHeightAround(picture);
  picture.classList.toggle("in-line", isLow);
  // The style sheet derives the height of all others from their width.
  picture.style.height = isLow ? `${height}px` : "";
  // Text pictures have no ground before they load, unlike those of `groundPicture`.
  if (picture.naturalWidth > 0 && !isLow) picture.style.backgroundColor = "var(--picture-ground)";
}

/** Height in pixels, as the server sent it or as the picture loaded; 0 while unknown. */
function heightOf(picture: HTMLImageElement): number {
  const sent = Number(picture.getAttribute("height"));
  const { naturalWidth, naturalHeight } = picture;
  return sent || (naturalWidth > 0 ? (naturalHeight * widthOf(picture)) / naturalWidth : 0);
}

/** Width in pixels, as the server sent it or as the picture loaded; 0 while unknown. */
function widthOf(picture: HTMLImageElement): number {
  return Number(picture.getAttribute("width")) || picture.naturalWidth;
}

function lineHeightAround({ parentElement }: HTMLImageElement): number {
  return (parentElement && parseFloat(getComputedStyle(parentElement).lineHeight)) || 24;
}

/** The app's own content inside a text of the server. */
function RichTextPlace({ content }: { content: Place["content"] }) {
  const t = useTranslations("blocks");
  if (content.kind === "cut") return <em className="text-muted">{t("textIsCut")}</em>;
  if (content.kind === "lostPicture") return <em className="text-muted">{t("brokenPicture")}</em>;
  return <EmbeddedMedia media={content} />;
}
