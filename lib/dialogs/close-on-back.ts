import { closeOverlays, overlayStore } from "./dialogs";

/**
 * The browser's Back, or a swipe from the edge, that leads to another screen takes the drawer and the dialogs of this one
 * along. A step within the screen does not: a link to a heading, or the shown card's own entry. @returns stops it
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
