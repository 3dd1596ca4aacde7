import type { GalleryItem } from "lightgallery/lg-utils";
import type { GalleryEntry } from "./gallery-entry";

/** The fields of lightGallery's items that are used here: its own type asks for all that there are. */
interface Slide {
  src?: string;
  alt?: string;
  video?: { source: { src: string; type: string }[]; attributes: Record<string, string> };
}

/** The slides as lightGallery takes them. It puts texts and addresses into markup as they are, so they come escaped. */
export function galleryItems(slides: readonly GalleryEntry[]): (Slide & GalleryItem)[] {
  return slides.map((slide) => (slide.kind === "picture" ? picture(slide) : video(slide)) as Slide & GalleryItem);
}

function picture({ url, description }: GalleryEntry): Slide {
  return { src: escaped(url), alt: escaped(description) };
}

/** In the browser's own player: no script of anybody else is needed. */
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
