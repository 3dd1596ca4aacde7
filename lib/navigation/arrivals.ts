import { createStore } from "@/lib/platform/create-store";

/** Counts the steps within the app, also those that lead to the same path, with another query or fragment. */
export const arrivals = createStore(0);
