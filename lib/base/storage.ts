/** The browser's two stores behind one door: blocked, full or foreign content never throws (decisions 4). */
export interface SafeStore {
  /** The stored text, or null when there is none or the store is blocked. */
  read(key: string): string | null;
  /** False when the store is blocked or full. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Removes everything, as when the app is reset. */
  clear(): void;
}

export const localStore = safeStore(() => window.localStorage);
export const sessionStore = safeStore(() => window.sessionStorage);

/** Merely naming `window.localStorage` throws when storage is blocked, hence the function. */
function safeStore(open: () => Storage): SafeStore {
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
    clear() {
      try {
        open().clear();
      } catch {
        // As above.
      }
    },
  };
}
