import { confirmNavigation } from "@/lib/navigation/leave-guard";

/** Marks the history entry that stands for the open lightbox: the browser's Back leaves it, and so closes the lightbox. */
const mark = "lightbox";

export function pushLightboxEntry(): void {
  // Unsaved edits below: without the Navigation API their guard cannot tell this step from one that leaves the page.
  if (confirmNavigation.get().enabled && navigationOf(window) === undefined) return;
  window.history.pushState({ [mark]: true }, "");
}

/** The history is as before the lightbox, however it was closed. */
export function leaveLightboxEntry(): void {
  if (isOnEntry()) window.history.back();
}

/**
 * A page that was loaded again with its lightbox open has no lightbox: its entry stands for the page. A step back at that
 * moment would come before the router is ready for it.
 */
export function forgetStaleEntry(): void {
  if (isOnEntry()) window.history.replaceState(null, "");
}

/** Calls the listener when the member has left the entry. @returns stops it */
export function watchLightboxEntry(onLeft: () => void): () => void {
  const check = () => {
    if (!isOnEntry()) onLeft();
  };
  // The guard of unsaved edits keeps popstate to itself.
  const navigation = navigationOf(window);
  window.addEventListener("popstate", check);
  navigation?.addEventListener("currententrychange", check);
  return () => {
    window.removeEventListener("popstate", check);
    navigation?.removeEventListener("currententrychange", check);
  };
}

function isOnEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && mark in state;
}

/** Not every browser has it. */
function navigationOf(page: { navigation?: Navigation }): Navigation | undefined {
  return page.navigation;
}
