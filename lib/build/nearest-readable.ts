import { contrast } from "./contrast";
import { nearestThat } from "./nearest-that";

/**
 * The colour itself when it stands out from all grounds, else the nearest one that does.
 * @param minimum the contrast that each ground needs
 */
export function nearestReadable(color: string, grounds: readonly string[], minimum: number): string {
  return nearestThat(color, (other) => grounds.every((ground) => contrast(other, ground) >= minimum));
}
