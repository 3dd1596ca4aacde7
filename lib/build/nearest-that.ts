import { mix } from "./mix";

const steps = 256;

/**
 * The colour itself when it will do, else the nearest one that does: with just enough black or white in it. Itself again where
 * none does.
 */
export function nearestThat(color: string, willDo: (color: string) => boolean): string {
  for (let step = 0; step <= steps; step += 1)
    for (const end of ["#000000", "#ffffff"]) {
      const mixed = mix(color, end, step / steps);
      if (willDo(mixed)) return mixed;
    }
  return color;
}
