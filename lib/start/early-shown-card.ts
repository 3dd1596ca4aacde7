declare global {
  interface Window {
    /** The result of the last copy in the first paint's shown card: true if it succeeded. */
    earlyCopy?: Promise<boolean>;
  }
}

/** The id of the dialog in which the first paint shows the card. */
export const earlyShownCardId = "early-shown-card";

/** The shown card of the first paint while it is open, until the app's own dialog takes its place; else null. */
export function earlyShownCard(): HTMLElement | null {
  return document.getElementById(earlyShownCardId);
}
