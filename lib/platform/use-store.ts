import { useSyncExternalStore } from "react";
import type { Store } from "./create-store";

/** Subscribes to a store. @param exported the state that the exported page was drawn with, if different */
export function useStore<State>({ get, subscribe }: Pick<Store<State>, "get" | "subscribe">, exported?: State): State {
  return useSyncExternalStore(subscribe, get, () => exported ?? get());
}
