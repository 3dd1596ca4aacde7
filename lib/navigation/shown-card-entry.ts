import { overlayEntry } from "./overlay-entry";

/** The history entry of the shown card (decisions 6 "Show card"). */
export const shownCardEntry = overlayEntry("shownCard");
