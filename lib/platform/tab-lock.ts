/**
 * Runs work that only one tab of this browser should do at a time. A closed tab releases the lock.
 * @param work is told whether it holds the lock: false when another tab, or this one, does so already
 */
export function holdTabLock<Result>(name: string, work: (isHeld: boolean) => Promise<Result>): Promise<Result> {
  // Some browsers lack locks, and all refuse them to a page without storage.
  if (!("locks" in navigator)) return work(true);
  let begun: Promise<Result> | null = null;
  const begin = (isHeld: boolean) => (begun ??= work(isHeld));
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => begin(lock !== null)).catch(() => begin(true));
}
