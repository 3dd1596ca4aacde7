import { contrast } from "./contrast";
import { nearestThat } from "./nearest-that";

/**
 * The colour itself if it contrasts with all grounds, else the nearest that does.
 * @param minimum the contrast on each ground
 */
export function nearestReadable(color: string, grounds: readonly string[], minimum: number): string {
  return nearestThat(color, (other) => grounds.every((ground) => contrast(other, ground) >= minimum));
}
