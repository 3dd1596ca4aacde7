/** Emulates Web Locks, which jsdom lacks. @returns removes them */
export function lendTabLocks(): () => void {
  const held = new Set<string>();
  const request = async (name: string, _options: LockOptions, callback: (lock: Lock | null) => unknown) => {
    if (held.has(name)) return callback(null);
    held.add(name);
    try {
      return await callback({ name, mode: "exclusive" });
    } finally {
      held.delete(name);
    }
  };
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  return () => void Reflect.deleteProperty(navigator, "locks");
}
