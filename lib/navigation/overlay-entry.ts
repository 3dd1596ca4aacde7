import { isRecord } from "@/lib/api/json";

/**
 * A history entry for an overlay on the screen: the browser's Back leaves the entry, which closes the overlay.
 * @param mark the name of the overlay in the entry's state
 */
export function overlayEntry(mark: string) {
  const watchers = new Set<() => void>();
  /** While a step back is pending: whether the overlay has opened again since. */
  let leaving: { reopens: boolean } | null = null;

  const isMarked = () => isRecord(window.history.state) && mark in window.history.state;
  /** Adds the entry, unless it is current: on a slow start Next may write the shortcut's address back over it. */
  const push = () => {
    if (leaving) leaving.reopens = true;
    else if (!isMarked()) window.history.pushState({ [mark]: true }, "");
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
  // Repeated calls add the listener once. The leave guard stops popstate events.
  const follow = () => {
    window.addEventListener("popstate", onStep);
    navigationApi()?.addEventListener("currententrychange", onStep);
  };
  return {
    /** Whether the entry is current. Counts a pending step back as done, because the browser takes a moment. */
    isOn: (): boolean => leaving?.reopens ?? isMarked(),
    push,
    /** Restores the history after any way to close. */
    leave(): void {
      if (leaving) leaving.reopens = false;
      else if (isMarked()) {
        follow();
        leaving = { reopens: false };
        window.history.back();
      }
    },
    /** After a reload no overlay is open: its entry becomes the page's. */
    forgetStale(): void {
      if (isMarked()) window.history.replaceState(null, "");
    },
    /** Calls the listener after each history step. @returns stops it */
    watch(listener: () => void): () => void {
      follow();
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
}

export type OverlayEntry = ReturnType<typeof overlayEntry>;

/** See docs/product.md, Show card. */
export const shownCardEntry = overlayEntry("shownCard");

/** Missing in some browsers. */
export function navigationApi(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation;
}
