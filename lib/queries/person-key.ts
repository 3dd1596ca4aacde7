import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/base/create-store";

const keys = createStore<ReadonlyMap<string, string>>(new Map());

/** The answer to the member's own save says who they are now: somebody whom the server knows by the name alone may change it. */
export function keepPersonKey(before: string, now: string): void {
  if (before !== now) keys.update((known) => new Map(known).set(now, known.get(before) ?? before));
}

/** The same for a person under an earlier and a later name, and another one for anybody else. @param person `personOf` */
export const personKeyOf = (person: string): string => keys.get().get(person) ?? person;

/** `personKeyOf` for what is drawn. */
export function usePersonKey(person: string): string {
  return useSyncExternalStore(keys.subscribe, keys.get, keys.get).get(person) ?? person;
}
