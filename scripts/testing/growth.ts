/** How many times the larger work is the smaller. */
const factor = 8;
/** Milliseconds: what is timed lasts at least so long, so that the steps of the clock (15 ms on Windows) matter little. */
const shortestStretch = 20;
const fewestRounds = 3;
/** What looks superlinear is timed again: a disturbance passes, growth stays. */
const mostRounds = 8;

/** What `growth` stays below when time grows about as the work does: linear is 8, quadratic 64, exponential never ends. */
export const superlinear = 32;

/**
 * How many times longer the work of `8 * size` takes than that of `size`: a ratio within one run, whatever the machine.
 * Eight smaller works are timed against one larger, in turns, and of each the shortest time counts. Where time is linear the
 * two last equally long, so that what disturbs the machine disturbs them alike.
 * @param prepare makes what the work needs, which is not timed, and gives the work; that runs many times
 */
export function growth(size: number, prepare: (size: number) => () => unknown): number {
  const smaller = prepare(size);
  const larger = prepare(size * factor);
  let repeats = 1;
  while (timeOf(larger, repeats) < shortestStretch) repeats *= 2;
  let ofSmaller = Infinity;
  let ofLarger = Infinity;
  let ratio = Infinity;
  for (let round = 0; round < fewestRounds || (round < mostRounds && ratio >= superlinear); round += 1) {
    ofSmaller = Math.min(ofSmaller, timeOf(smaller, repeats * factor));
    ofLarger = Math.min(ofLarger, timeOf(larger, repeats));
    ratio = (factor * ofLarger) / ofSmaller;
  }
  return ratio;
}

/** Milliseconds of the processor, not of the clock: those in which other programs had it do not count. */
function timeOf(work: () => unknown, repeats: number): number {
  const start = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat += 1) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
