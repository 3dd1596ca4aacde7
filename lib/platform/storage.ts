import type { LocalKey, SessionKey } from "./stored-data";

/** The browser's two stores behind one door: blocked, full or foreign content never throws. */
export interface SafeStore<Key extends string> {
  /** The stored text; null when it is missing or the store is blocked. */
  read(key: Key): string | null;
  /** False when the store is blocked or full. */
  write(key: Key, value: string): boolean;
  remove(key: Key): void;
  /** Whether the last write failed: then only the page has the value. */
  isUnwritten(key: Key): boolean;
}

export const localStore = safeStore<LocalKey>(() => window.localStorage);
export const sessionStore = safeStore<SessionKey>(() => window.sessionStorage);

/** A function, because reading `window.localStorage` throws when storage is blocked. */
function safeStore<Key extends string>(open: () => Storage): SafeStore<Key> {
  const unwritten = new Set<Key>();
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value);
        unwritten.delete(key);
        return true;
      } catch {
        unwritten.add(key);
        return false;
      }
    },
    remove(key) {
      unwritten.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Blocked storage holds nothing.
      }
    },
    isUnwritten: (key) => unwritten.has(key),
  };
}
