import { useSyncExternalStore } from "react";
import type { Store } from "./create-store";

/** The state of a store, followed. @param exported the state that the exported page was drawn with, where that differs */
export function useStore<State>({ get, subscribe }: Pick<Store<State>, "get" | "subscribe">, exported?: State): State {
  return useSyncExternalStore(subscribe, get, () => exported ?? get());
}
