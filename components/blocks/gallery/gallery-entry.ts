import type { BlockImage } from "@/lib/api/content-block";
import { isOwnVideoFile, isVideoAddress } from "@/lib/html/video-of";

export interface GalleryEntry {
  /** `link` is a third party's video: the app requests nothing of it before the member follows the link. */
  kind: "picture" | "video" | "link";
  url: string;
  description: string;
}

/** The gallery block's entries that have an address. */
export function galleryEntries(images: readonly BlockImage[]): GalleryEntry[] {
  return images
    .filter(({ url }) => url !== "")
    .map(({ url, description, alt, title }) => ({ kind: kindOf(url), url, description: description || alt || title }));
}

function kindOf(url: string): GalleryEntry["kind"] {
  if (isOwnVideoFile(url)) return "video";
  return isVideoAddress(url) ? "link" : "picture";
}
