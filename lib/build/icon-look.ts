import { mix } from "./mix";

/** How much of an icon is its own colour, the rest that of text, in lists and on items: parts of components/ui/tinted-icon.tsx. */
export const ownShare = 0.75;

/** The surface and the text colour of each theme, and how much of the icon's colour its plate has; those of app/globals.css. */
export const iconThemes = {
  light: { surface: "#ffffff", ink: "#1b1a1f", tint: 0.14 },
  dark: { surface: "#000000", ink: "#f3f2f6", tint: 0.26 },
} as const;

/** The colours "#rrggbb" in which an icon of this colour is seen, and its plate. */
export function iconColors(color: string, theme: keyof typeof iconThemes): { icon: string; plate: string } {
  const { surface, ink, tint } = iconThemes[theme];
  return { icon: mix(ink, color, ownShare), plate: mix(surface, color, tint) };
}
