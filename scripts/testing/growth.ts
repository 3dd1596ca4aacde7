/** Size ratio of the larger work to the smaller. */
const factor = 8;
/** Minimum measured milliseconds, so that the clock's resolution (15 ms on Windows) matters little. */
const minStretch = 20;
const minRounds = 3;
/** Repeat suspected superlinear results: a disturbance passes, growth stays. */
const maxRounds = 8;

/** Upper bound of `growth` for about linear time: linear is 8, quadratic 64, exponential never ends. */
export const superlinear = 32;

/**
 * The time ratio of work of size `8 * size` to work of size `size`. A ratio does not depend on the machine. Alternates eight
 * small runs with one large run and takes the shortest time of each: in linear time both last equally long, so that disturbances
 * affect them alike.
 * @param prepare sets up the work, untimed, and returns it; the work runs many times
 */
export function growth(size: number, prepare: (size: number) => () => unknown): number {
  const smaller = prepare(size);
  const larger = prepare(size * factor);
  let repeats = 1;
  while (timeOf(larger, repeats) < minStretch) repeats *= 2;
  let ofSmaller = Infinity;
  let ofLarger = Infinity;
  let ratio = Infinity;
  for (let round = 0; round < minRounds || (round < maxRounds && ratio >= superlinear); round += 1) {
    ofSmaller = Math.min(ofSmaller, timeOf(smaller, repeats * factor));
    ofLarger = Math.min(ofLarger, timeOf(larger, repeats));
    ratio = (factor * ofLarger) / ofSmaller;
  }
  return ratio;
}

/** CPU time in milliseconds, which excludes other processes. */
function timeOf(work: () => unknown, repeats: number): number {
  const start = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
