import { overlayEntry } from "@/lib/navigation/overlay-entry";

/** The history entry of the lightbox: Back closes it. */
export const lightboxEntry = overlayEntry("lightbox");
