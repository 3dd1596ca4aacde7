import type { BlockImage } from "@/lib/api/content-block";
import { isOwnVideoFile, isVideoAddress } from "@/lib/html/video-of";

/** What a gallery shows in one of its places. */
export interface GalleryEntry {
  /** `link` is a video of somebody else: nothing is requested of them before the member follows it. */
  kind: "picture" | "video" | "link";
  url: string;
  description: string;
}

/** The entries of a gallery block that have an address. */
export function galleryEntries(images: readonly BlockImage[]): GalleryEntry[] {
  return images
    .filter(({ url }) => url !== "")
    .map(({ url, description, alt, title }) => ({ kind: kindOf(url), url, description: description || alt || title }));
}

function kindOf(url: string): GalleryEntry["kind"] {
  if (isOwnVideoFile(url)) return "video";
  return isVideoAddress(url) ? "link" : "picture";
}
