/** A history entry for an overlay on the screen: the browser's Back leaves it and so closes the overlay. */
export interface OverlayEntry {
  isOn: () => boolean;
  push: () => void;
  /** Restores the history after any way to close. */
  leave: () => void;
  /** After a reload no overlay is open: its entry becomes the page's. */
  forgetStale: () => void;
  /** Calls the listener after each history step. @returns stops it */
  watch: (onStep: () => void) => () => void;
}

/** @param mark the name of the overlay in the entry's state */
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
      window.history.pushState({ [mark]: true }, "");
    },
    leave,
    forgetStale() {
      if (isOn()) window.history.replaceState(null, "");
    },
    watch(onStep) {
      // The guard of unsaved edits consumes popstate.
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

/** Missing in some browsers. */
export function navigationOf(page: { navigation?: Navigation }): Navigation | undefined {
  return page.navigation;
}
