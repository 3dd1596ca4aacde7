import { createStore } from "@/lib/base/create-store";

/**
 * The back-button history flag (spec 2): on once the member has navigated from a screen of the app, so that the browser's
 * history leads back into the app. A deep link opened afresh leaves it off, and Back goes to the parent route.
 */
export const backButtonHistoryMode = createStore(false);
