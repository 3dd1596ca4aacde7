import { localStore } from "./storage";

/** Debug mode is `localStorage.debug = "1"`. */
export function isDebugMode(): boolean {
  return typeof window !== "undefined" && localStore.read("debug") === "1";
}

/** Logs in debug mode only. */
export function debugLog(...values: unknown[]): void {
  if (isDebugMode()) console.warn("[app]", ...values);
}
