import { createStore } from "@/lib/platform/create-store";

/** Counts in-app navigations, also those that change only the query or fragment. */
export const arrivals = createStore(0);
