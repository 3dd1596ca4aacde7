import { contrast } from "./contrast";
import { grounds } from "./grounds";
import { mix } from "./mix";
import { nearestReadable } from "./nearest-readable";

/** Colours "#rrggbb"; empty ones are derived from the others, so one colour is enough. */
export interface BrandSettings {
  /** Buttons, the card, switches, spinners. */
  primary: string;
  primaryDark: string;
  /** Links and the focus ring in the light theme; the dark one uses the accent. */
  link: string;
  accent: string;
  /** Named by the server for its icons. */
  secondary: string;
}

/** The least contrast of text and of essential graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const partContrast = 3;

/** Of links derived from the primary colour: with room for tinted grounds. */
const linkContrast = 5.5;

/** The brand's CSS variables in each theme: tailwind.config.ts adds them to the style sheet. */
export function brandColors(settings: BrandSettings) {
  const { primary, secondary, accent } = settings;
  const primaryDark = settings.primaryDark || nearestReadable(primary, grounds.dark, partContrast);
  return {
    light: {
      ...primaries(primary, 0.35),
      secondary,
      accent,
      action: settings.link || nearestReadable(primary, grounds.light, linkContrast),
    },
    dark: { ...primaries(primaryDark, 0.45), secondary, accent, action: accent },
  };
}

/** Readable text (white or black) on it, and the end of the card's gradient: away from that. */
function primaries(primary: string, depth: number) {
  const ink = contrast(primary, "#ffffff") >= textContrast ? "#ffffff" : "#000000";
  const away = ink === "#ffffff" ? "#000000" : "#ffffff";
  return { primary, "primary-deep": mix(primary, away, depth), "on-primary": ink };
}
