"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { closeOverlays } from "@/lib/dialogs/dialogs";
import { placeClass } from "@/lib/html/gather-paragraphs";
import { linkKind } from "@/lib/html/link-kind";
import { type Place, richContent } from "@/lib/html/rich-content";
import { showPart } from "@/lib/html/show-part";
import { isPlainClick } from "@/lib/navigation/is-plain-click";
import { useNavigation } from "@/lib/navigation/use-navigation";
import "./rich-text.css";
import { EmbeddedMedia } from "./embedded-media";

/** HTML of the server, sanitised, with the specified type scale (spec 9) and link rules (spec 2). */
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
    makeWideTablesReachable(text);
    return placePictures(text);
  }, [nodes]);

  useLayoutEffect(() => (ref.current ? openElsewhere(ref.current, newWindowText) : undefined), [nodes, newWindowText]);

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const address = link?.getAttribute("href")?.trim() ?? "";
    if (!link || !isPlainClick(event)) return;
    if (address.startsWith("#")) {
      const around = link.closest<HTMLElement>("dialog, main");
      if (around) showPart(around, address);
      // The browser would put an entry into the history, as for a step to another screen.
      return event.preventDefault();
    }
    if (linkKind(address) !== "inApp") return;
    event.preventDefault();
    closeOverlays();
    navigation.goTo(address);
  };

  return (
    <>
      {/* The handler serves the links inside, which are focusable and answer to the keyboard by themselves. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={ref} className="rich-text" onClick={onClick} />
      {places.map(({ element, content }, index) =>
        createPortal(<RichTextPlace content={content} />, element, String(index)),
      )}
    </>
  );
}

/** Links that lead away open a new window, and say so. @returns takes the words back, for those of another language */
function openElsewhere(text: HTMLElement, newWindowText: string): () => void {
  const named: HTMLAnchorElement[] = [];
  // Those of the app in its places say so by themselves.
  for (const link of text.querySelectorAll<HTMLAnchorElement>(`a[href]:not(.${placeClass} *)`)) {
    if (linkKind(link.getAttribute("href") ?? "") !== "newWindow") continue;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    if (link.title === "") named.push(link);
  }
  for (const link of named) link.title = newWindowText;
  return () => {
    for (const link of named) link.title = "";
  };
}

/** What scrolls sideways has to be reached with the keyboard. */
function makeWideTablesReachable(text: HTMLElement): void {
  for (const part of text.querySelectorAll<HTMLElement>("table, pre"))
    if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
}

/** Pictures whose size nobody has said are placed as they come. */
function placePictures(text: HTMLElement): () => void {
  for (const picture of text.querySelectorAll("img")) placePicture(picture);
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) placePicture(target);
  };
  text.addEventListener("load", onLoad, true);
  return () => text.removeEventListener("load", onLoad, true);
}

/** Lets a picture of at most two lines' height stay in its line (decisions 8); any other has lines of its own. */
function placePicture(picture: HTMLImageElement): void {
  const height = heightOf(picture);
  const isLow = height > 0 && height <= 2 * lineHeightAround(picture);
  picture.classList.toggle("in-line", isLow);
  picture.classList.toggle("apart", !isLow && Boolean(picture.parentElement?.closest("p")?.textContent.trim()));
  // The style sheet gives all others the height that goes with their width.
  picture.style.height = isLow ? `${height}px` : "";
}

/** In pixels, as the server says or as the picture comes; 0 while that is not known. */
function heightOf(picture: HTMLImageElement): number {
  const said = Number(picture.getAttribute("height"));
  const width = Number(picture.getAttribute("width")) || picture.naturalWidth;
  return said || (picture.naturalWidth > 0 ? (picture.naturalHeight * width) / picture.naturalWidth : 0);
}

function lineHeightAround({ parentElement }: HTMLImageElement): number {
  return (parentElement && parseFloat(getComputedStyle(parentElement).lineHeight)) || 24;
}

/** What the app itself says or shows in a text of the server. */
function RichTextPlace({ content }: { content: Place["content"] }) {
  const t = useTranslations("blocks");
  if (content.kind === "cut") return <em className="text-muted">{t("textIsCut")}</em>;
  if (content.kind === "lostPicture") return <em className="text-muted">{t("brokenPicture")}</em>;
  return <EmbeddedMedia media={content} />;
}
