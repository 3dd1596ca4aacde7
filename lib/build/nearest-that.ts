import { mix } from "./mix";

const steps = 256;

/** The colour itself if it passes, else the nearest mix with black or white that does. If none passes, the colour itself. */
export function nearestThat(color: string, willDo: (color: string) => boolean): string {
  for (let step = 0; step <= steps; step += 1)
    for (const end of ["#000000", "#ffffff"]) {
      const mixed = mix(color, end, step / steps);
      if (willDo(mixed)) return mixed;
    }
  return color;
}
