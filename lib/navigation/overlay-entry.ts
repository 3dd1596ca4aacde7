import { confirmNavigation } from "./leave-guard";

/** The history entry that stands for something open over the screen: the browser's Back leaves it, and so closes that. */
export interface OverlayEntry {
  isOn: () => boolean;
  push: () => void;
  /** The history is as before, however it was closed. */
  leave: () => void;
  /** A page that was loaded again has nothing open: its entry stands for the page. */
  forgetStale: () => void;
  /** Calls the listener after each step of the history. @returns stops it */
  watch: (onStep: () => void) => () => void;
}

/** @param mark the name by which the entry's state tells what is open */
export function overlayEntry(mark: string): OverlayEntry {
  const isOn = () => {
    const state: unknown = window.history.state;
    return typeof state === "object" && state !== null && mark in state;
  };
  const leave = () => {
    if (isOn()) window.history.back();
  };
  return {
    isOn,
    push() {
      // Unsaved edits below: without the Navigation API their guard cannot tell this step from one that leaves the page.
      if (confirmNavigation.get().enabled && navigationOf(window) === undefined) return;
      window.history.pushState({ [mark]: true }, "");
    },
    leave,
    forgetStale() {
      if (isOn()) window.history.replaceState(null, "");
    },
    watch(onStep) {
      // The guard of unsaved edits keeps popstate to itself.
      const navigation = navigationOf(window);
      window.addEventListener("popstate", onStep);
      navigation?.addEventListener("currententrychange", onStep);
      return () => {
        window.removeEventListener("popstate", onStep);
        navigation?.removeEventListener("currententrychange", onStep);
      };
    },
  };
}

/** Not every browser has it. */
function navigationOf(page: { navigation?: Navigation }): Navigation | undefined {
  return page.navigation;
}
