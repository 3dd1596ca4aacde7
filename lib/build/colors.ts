/** The background colours of each theme: page, panels and dialogs, raised parts; equal to those of app/globals.css. */
export const grounds = {
  light: ["#fafafa", "#ffffff", "#f1f1f4"],
  dark: ["#121212", "#000000", "#232326"],
} as const;

/** The share of an icon's own colour, mixed with the text colour, in lists and on items: see components/ui/item-picture.tsx. */
export const ownShare = 0.75;

/** Each theme's surface and text colour, and the share of the icon's colour in its plate; equal to those of app/globals.css. */
export const iconThemes = {
  light: { surface: "#ffffff", ink: "#1b1a1f", tint: 0.14 },
  dark: { surface: "#000000", ink: "#f3f2f6", tint: 0.26 },
} as const;

/** How many mixes with black and with white are tried. */
const mixSteps = 256;

/** The contrast of two colours "#rrggbb" by WCAG 2.2: 1 for equal ones, 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}

/**
 * The colour itself if it contrasts with all backgrounds, else the nearest that does.
 * @param minimum the contrast on each background
 */
export function nearestReadable(color: string, backgrounds: readonly string[], minimum: number): string {
  return nearestPassing(color, (other) => backgrounds.every((background) => contrast(other, background) >= minimum));
}

/** The colour itself if it passes, else the nearest mix with black or white that does. If none passes, the colour itself. */
export function nearestPassing(color: string, passes: (color: string) => boolean): string {
  for (let step = 0; step <= mixSteps; step += 1)
    for (const end of ["#000000", "#ffffff"]) {
      const mixed = mix(color, end, step / mixSteps);
      if (passes(mixed)) return mixed;
    }
  return color;
}

/** The displayed colours "#rrggbb" of an icon of this colour, and of its plate. */
export function iconColors(color: string, theme: keyof typeof iconThemes): { icon: string; plate: string } {
  const { surface, ink, tint } = iconThemes[theme];
  return { icon: mix(ink, color, ownShare), plate: mix(surface, color, tint) };
}

/**
 * Mixes two colours "#rrggbb".
 * @param part 0 is the first colour, 1 the second
 */
export function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
