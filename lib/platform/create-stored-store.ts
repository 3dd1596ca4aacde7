import { createStore, type Store } from "./create-store";
import { localStore } from "./storage";
import type { LocalKey } from "./stored-data";

interface Format<State> {
  /** @param current what the page knows, undefined when it starts */
  parse: (text: string | null, current: State | undefined) => State;
  /** Null removes the entry. */
  serialize: (state: State) => string | null;
  /** Called when a write fails. The write is tried once more. */
  makeRoom?: () => void;
}

export interface StoredStore<State> extends Pick<Store<State>, "get" | "subscribe"> {
  /** Takes over what another tab, or a logout, has changed since. */
  refresh: () => void;
  /** Changes the newest state. @returns whether it is stored: where storage is blocked or full it lasts as long as the page */
  change: (change: (newest: State) => State) => boolean;
  /** Follows the changes of other tabs. Returns the function that stops it. */
  follow: () => () => void;
}

/** A store that is kept in one entry of localStorage and shared with the other tabs. */
export function createStoredStore<State>(key: LocalKey, format: Format<State>): StoredStore<State> {
  // As last read or written. While the entry has the same text, the page's own state counts: a write may have failed.
  let knownText = localStore.read(key);
  const store = createStore(format.parse(knownText, undefined));

  const newest = () => {
    const text = localStore.read(key);
    return text === knownText ? store.get() : format.parse(text, store.get());
  };
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
    change(change) {
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
      // What is written may not be readable.
      if (isStored) knownText = localStore.read(key);
      // Storage that cannot be written may not be readable either: then the page's own state counts.
      store.set(isStored ? state : change(store.get()));
      return isStored;
    },
    follow() {
      refresh();
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) refresh();
      };
      // A page that the browser keeps for the way back hears no storage events meanwhile.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) refresh();
      };
      window.addEventListener("storage", onStorage);
      window.addEventListener("pageshow", onPageShow);
      return () => {
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", onPageShow);
      };
    },
  };
}
