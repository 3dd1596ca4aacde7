/**
 * Seconds until the last stage ends; NaN if a part's seconds are unknown.
 * @param stages the remaining seconds of each part. Stages run in sequence, the lanes of a stage in parallel, the parts of a lane
 * in sequence
 */
export function secondsLeft(stages: number[][][]): number {
  const longestLane = (lanes: number[][]) => Math.max(0, ...lanes.map(sum));
  return sum(stages.map(longestLane));
}

/** "about 3 min left", from seconds. */
export function describeTimeLeft(seconds: number): string {
  if (Number.isNaN(seconds)) return "time left unknown";
  return seconds < 60 ? "less than 1 min left" : `about ${Math.round(seconds / 60)} min left`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}
