import type { LocalKey, SessionKey } from "./stored-keys";

/** The browser's two stores behind one door: blocked, full or foreign content never throws (decisions 4). */
export interface SafeStore<Key extends string> {
  /** The stored text, or null when there is none or the store is blocked. */
  read(key: Key): string | null;
  /** False when the store is blocked or full. */
  write(key: Key, value: string): boolean;
  remove(key: Key): void;
}

export const localStore = safeStore<LocalKey>(() => window.localStorage);
export const sessionStore = safeStore<SessionKey>(() => window.sessionStorage);

/** Merely naming `window.localStorage` throws when storage is blocked, hence the function. */
function safeStore<Key extends string>(open: () => Storage): SafeStore<Key> {
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
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored where nothing can be stored.
      }
    },
  };
}
