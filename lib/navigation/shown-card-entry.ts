import { overlayEntry } from "./overlay-entry";

/** See docs/product.md, Show card. */
export const shownCardEntry = overlayEntry("shownCard");
