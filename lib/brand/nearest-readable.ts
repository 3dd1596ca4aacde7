import { contrast } from "./contrast";
import { mix } from "./mix";

const steps = 256;

/**
 * The colour itself when it stands out from all grounds, else the nearest one that does: with just enough black or white in it.
 * @param minimum the contrast that each ground needs
 */
export function nearestReadable(color: string, grounds: readonly string[], minimum: number): string {
  for (let step = 0; step <= steps; step += 1)
    for (const end of ["#000000", "#ffffff"]) {
      const mixed = mix(color, end, step / steps);
      if (grounds.every((ground) => contrast(mixed, ground) >= minimum)) return mixed;
    }
  // Nothing stands out from black and white at once.
  return color;
}
