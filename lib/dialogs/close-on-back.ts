import { closeOverlays, overlayStore } from "./dialogs";

/**
 * Closes the drawer and the dialogs when the browser's Back, or an edge swipe, leads to another screen. A step within the
 * screen does not: a link to a heading, or the shown card's own entry. @returns stops it
 */
export function closeOnBack(): () => void {
  let openedAt = location.pathname;
  const stop = overlayStore.subscribe(() => (openedAt = location.pathname));
  const onStep = () => {
    if (location.pathname !== openedAt) closeOverlays();
  };
  addEventListener("popstate", onStep);
  return () => {
    stop();
    removeEventListener("popstate", onStep);
  };
}
