import type { Screen, Theme } from "./screens";

export const picturesFolder = "docs/screenshots";

export function pictureName({ name }: Screen, theme: Theme): string {
  return `${name}-${theme}.webp`;
}
