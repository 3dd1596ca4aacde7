/** A history entry for an overlay on the screen: the browser's Back leaves it and so closes the overlay. */
export interface OverlayEntry {
  /** Whether the entry is current. Counts a pending step back as done, because the browser takes a moment. */
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
  const watchers = new Set<() => void>();
  let isFollowing = false;
  /** While a step back is pending: whether the overlay has opened again since. */
  let leaving: { reopens: boolean } | null = null;

  const isMarked = () => {
    const state: unknown = window.history.state;
    return typeof state === "object" && state !== null && mark in state;
  };
  const push = () => {
    if (leaving) leaving.reopens = true;
    else window.history.pushState({ [mark]: true }, "");
  };
  const onStep = (event: Event) => {
    const isTraversal = !("navigationType" in event) || event.navigationType === "traverse";
    if (leaving && isTraversal) {
      const { reopens } = leaving;
      leaving = null;
      // Before the watchers, which would close the overlay.
      if (reopens) push();
    }
    for (const watcher of [...watchers]) watcher();
  };
  const follow = () => {
    if (isFollowing) return;
    isFollowing = true;
    // The leave guard stops popstate events.
    window.addEventListener("popstate", onStep);
    navigationOf(window)?.addEventListener("currententrychange", onStep);
  };
  return {
    isOn: () => leaving?.reopens ?? isMarked(),
    push,
    leave() {
      if (leaving) leaving.reopens = false;
      else if (isMarked()) {
        follow();
        leaving = { reopens: false };
        window.history.back();
      }
    },
    forgetStale() {
      if (isMarked()) window.history.replaceState(null, "");
    },
    watch(onEachStep) {
      follow();
      const watcher = () => onEachStep();
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** Missing in some browsers. */
export function navigationOf(page: { navigation?: Navigation }): Navigation | undefined {
  return page.navigation;
}
