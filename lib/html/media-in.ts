import { safeUrl } from "@/lib/platform/safe-url";
import { mediaAt, type Media } from "./media-of";
import { sanitise } from "./sanitise";

/** The embeds, then the links, of embed code. A bare address counts as embedded. */
export function mediaIn(embedHtml: string): Media[] {
  const code = embedHtml.trim();
  if (/^https?:\/\/[^\s<>]+$/i.test(code)) return URL.canParse(code) ? [mediaAt(code)] : [];
  const { text, embedded } = sanitise(code);
  const links = [...text.querySelectorAll("a[href]")].flatMap((link) => safeUrl(link.getAttribute("href") ?? "") ?? []);
  return [
    ...[...embedded.values()].filter((media) => media.kind !== "lostPicture"),
    ...links.map((address) => mediaAt(address)),
  ];
}
