import type { GalleryItem } from "lightgallery/lg-utils";
import type { GalleryEntry } from "./gallery-entry";

/** The used fields of lightGallery's items: its own type requires all fields. */
interface Slide {
  src?: string;
  alt?: string;
  video?: { source: { src: string; type: string }[]; attributes: Record<string, string> };
}

/** The slides in lightGallery's form, with escaped texts and addresses: lightGallery inserts them into markup unchanged. */
export function galleryItems(slides: readonly GalleryEntry[]): (Slide & GalleryItem)[] {
  return slides.map((slide) => (slide.kind === "picture" ? picture(slide) : video(slide)) as Slide & GalleryItem);
}

function picture({ url, description }: GalleryEntry): Slide {
  return { src: escaped(url), alt: escaped(description) };
}

/** For the browser's own player, which needs no third-party script. */
function video({ url, description }: GalleryEntry): Slide {
  const type = /\.webm$/i.test(new URL(url).pathname) ? "video/webm" : "video/mp4";
  return {
    video: {
      source: [{ src: escaped(url), type }],
      attributes: { controls: "true", preload: "metadata", playsinline: "true", "aria-label": escaped(description) },
    },
  };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
