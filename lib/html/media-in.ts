import { safeUrl } from "@/lib/platform/safe-url";
import { mediaAt, type Media } from "./media-of";
import { sanitise } from "./sanitise";

/** What embed code embeds, then what it links to. A bare address is taken for embedded. */
export function mediaIn(embedHtml: string): Media[] {
  const code = embedHtml.trim();
  if (/^https?:\/\/[^\s<>]+$/i.test(code)) return URL.canParse(code) ? [mediaAt(code, { title: "" })] : [];
  const { text, embedded } = sanitise(code);
  const links = [...text.querySelectorAll("a[href]")].flatMap((link) => safeUrl(link.getAttribute("href") ?? "") ?? []);
  return [
    ...[...embedded.values()].filter((media) => media.kind !== "lostPicture"),
    ...links.map((address) => mediaAt(address, { title: "" })),
  ];
}
