import { mix } from "./mix";

/** The share of an icon's own colour, mixed with the text colour, in lists and on items: see components/ui/tinted-icon.tsx. */
export const ownShare = 0.75;

/** Each theme's surface and text colour, and the share of the icon's colour in its plate; equal to those of app/globals.css. */
export const iconThemes = {
  light: { surface: "#ffffff", ink: "#1b1a1f", tint: 0.14 },
  dark: { surface: "#000000", ink: "#f3f2f6", tint: 0.26 },
} as const;

/** The displayed colours "#rrggbb" of an icon of this colour, and of its plate. */
export function iconColors(color: string, theme: keyof typeof iconThemes): { icon: string; plate: string } {
  const { surface, ink, tint } = iconThemes[theme];
  return { icon: mix(ink, color, ownShare), plate: mix(surface, color, tint) };
}
