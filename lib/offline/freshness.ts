import { createStore } from "@/lib/base/create-store";

/** How the member's data that is shown stands to the server (decisions 6 "The stored card"). */
export interface Freshness {
  /** Whether what is shown was read from the server by this page, or comes from the device. */
  source: "server" | "device";
  /** `late`: on its way for longer than one waits without a word. `failed`: the server answered, but not with the data. */
  refresh: "idle" | "running" | "late" | "failed" | "offline";
}

export type FreshnessEvent =
  | { type: "restored" }
  | { type: "started" }
  | { type: "waitedLong" }
  | { type: "succeeded" }
  | { type: "failed" }
  /** No network, found out by a request or told by the browser. */
  | { type: "wentOffline" };

export const initialFreshness: Freshness = { source: "server", refresh: "idle" };

/** The state after an event; each event has a meaning in every state. */
export function freshnessTransition(state: Freshness, event: FreshnessEvent): Freshness {
  switch (event.type) {
    case "restored":
      return { ...state, source: "device" };
    case "started":
      // What is known to be offline stays so until an answer comes: the line does not flicker.
      return state.refresh === "offline" ? state : { ...state, refresh: "running" };
    case "waitedLong":
      return state.refresh === "running" ? { ...state, refresh: "late" } : state;
    case "succeeded":
      return initialFreshness;
    case "failed":
      return { ...state, refresh: "failed" };
    case "wentOffline":
      return { ...state, refresh: "offline" };
  }
}

export const freshnessStore = createStore<Freshness>(initialFreshness);

export function dispatchFreshness(event: FreshnessEvent): void {
  freshnessStore.update((state) => freshnessTransition(state, event));
}
