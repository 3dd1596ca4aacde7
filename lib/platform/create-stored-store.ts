import { createStore } from "./create-store";
import { onPageRestored } from "./on-page-restored";
import { localStore } from "./storage";
import type { LocalKey } from "./stored-data";

interface Format<State> {
  /** @param current the page's state, undefined at its start */
  parse: (text: string | null, current: State | undefined) => State;
  /** Null removes the entry. */
  serialize: (state: State) => string | null;
  /** Called when a write fails; it is retried once. */
  makeRoom?: () => void;
}

/** A store in one entry of localStorage, shared with the other tabs. */
export function createStoredStore<State>(key: LocalKey, format: Format<State>) {
  // The entry's text when last read or written. While the entry still has this text, the page's own state counts: a write may
  // have failed.
  let knownText = localStore.read(key);
  const store = createStore(format.parse(knownText, undefined));

  const newest = () => {
    const text = localStore.read(key);
    return text === knownText ? store.get() : format.parse(text, store.get());
  };
  /** Applies changes by another tab, or by a logout. */
  const refresh = () => {
    const state = newest();
    knownText = localStore.read(key);
    store.set(state);
  };
  const write = (text: string | null) => {
    if (text !== null) return localStore.write(key, text);
    localStore.remove(key);
    return true;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    /** Changes the newest state. @returns whether it was stored: if storage is blocked or full, it lasts as long as the page */
    change(change: (newest: State) => State): boolean {
      const before = newest();
      const state = change(before);
      if (Object.is(state, before)) {
        refresh();
        return !localStore.isUnwritten(key);
      }
      const text = format.serialize(state);
      let isStored = write(text);
      if (!isStored && format.makeRoom) {
        format.makeRoom();
        isStored = write(text);
      }
      // A store may accept a write and still refuse the read.
      if (isStored) knownText = localStore.read(key);
      // Storage that rejects writes may also be unreadable: then the page's own state counts.
      store.set(isStored ? state : change(store.get()));
      return isStored;
    },
    /** Follows the changes of other tabs. @returns stops it */
    follow(): () => void {
      refresh();
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) refresh();
      };
      window.addEventListener("storage", onStorage);
      // A page in the back/forward cache gets no storage events.
      const stopRestoring = onPageRestored(refresh);
      return () => {
        window.removeEventListener("storage", onStorage);
        stopRestoring();
      };
    },
  };
}
