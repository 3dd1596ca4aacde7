import type { Appearance } from "@/lib/config/appearance";
import { contrast, grounds, mix, nearestReadable } from "./colors";

/** The least contrast of text and of essential graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const partContrast = 3;

/** Contrast of links derived from the primary colour. Above the minimum, because some backgrounds are tinted. */
const linkContrast = 5.5;

/** The brand's CSS variables in each theme: tailwind.config.ts adds them to the style sheet. */
export function brandColors(appearance: Appearance) {
  const primary = appearance.NEXT_PUBLIC_PRIMARY_COLOR;
  const primaryDark = appearance.NEXT_PUBLIC_PRIMARY_COLOR_DARK || nearestReadable(primary, grounds.dark, partContrast);
  const secondary = appearance.NEXT_PUBLIC_SECONDARY_COLOR;
  const accent = appearance.NEXT_PUBLIC_ACCENT_COLOR;
  return {
    light: {
      ...primaries(primary, 0.35),
      secondary,
      accent,
      action: appearance.NEXT_PUBLIC_LINK_COLOR || nearestReadable(primary, grounds.light, linkContrast),
    },
    dark: { ...primaries(primaryDark, 0.45), secondary, accent, action: accent },
  };
}

/**
 * The primary colour, readable text on it (white or black), and the end of the card's gradient, which is further from the
 * text's colour.
 */
function primaries(primary: string, depth: number) {
  const ink = contrast(primary, "#ffffff") >= textContrast ? "#ffffff" : "#000000";
  const away = ink === "#ffffff" ? "#000000" : "#ffffff";
  return { primary, "primary-deep": mix(primary, away, depth), "on-primary": ink };
}
