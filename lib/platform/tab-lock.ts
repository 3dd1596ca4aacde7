/**
 * Does what only one tab of this browser should do at a time. What goes away with its tab holds the lock no longer.
 * @param work is told whether the lock is held now: not when another tab, or this one, is at it already
 */
export function holdTabLock<Result>(name: string, work: (isHeld: boolean) => Promise<Result>): Promise<Result> {
  // Some browsers have no locks, and none of them lends any to a page that may store nothing.
  if (!("locks" in navigator)) return work(true);
  let begun: Promise<Result> | null = null;
  const begin = (isHeld: boolean) => (begun ??= work(isHeld));
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => begin(lock !== null)).catch(() => begin(true));
}
