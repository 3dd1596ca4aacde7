import type { State } from "./state";
import { states } from "./states";

/** Finds a state by its name; one that is reached from another passes through it. */
export function findState(name: string): State {
  for (const state of states) {
    if (state.name === name) return state;
    const found = state.next?.find((next) => next.name === name);
    if (found)
      return {
        ...state,
        name,
        reach: async (page, words) => {
          await state.reach?.(page, words);
          await found.reach(page, words);
        },
      };
  }
  throw new Error(`There is no state called ${name}`);
}
