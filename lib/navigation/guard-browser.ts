import { pageLocation } from "@/lib/platform/page-location";
import { confirmNavigation, interceptHistorySteps, leaveUnlessGuarded } from "./leave-guard";

/**
 * The ways out that the browser offers, guarded as long as they are watched: Back and Forward by any number of steps
 * meet the dialog, and closing the tab meets the browser's own question.
 *
 * A step of the history cannot be prevented in every browser, so it is undone: the screen does not follow it, the
 * browser goes back to where it was, and only then it is asked. @returns stops watching
 */
export function watchBrowserLeaving(): () => void {
  let here = historyPosition();
  /** The steps that were undone, asked about as soon as the browser is back. */
  let undone = 0;

  const onPopState = (event: PopStateEvent) => {
    if (!confirmNavigation.get().enabled) return;
    event.stopImmediatePropagation();
    const steps = stepsFrom(here, undone);
    if (steps !== 0) {
      undone = steps;
      history.go(-steps);
    } else if (undone !== 0) {
      const asked = undone;
      undone = 0;
      leaveUnlessGuarded("history", () => history.go(asked));
    }
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (confirmNavigation.get().enabled && !pageLocation.isLeaving()) event.preventDefault();
  };
  const stopFollowing = confirmNavigation.subscribe(() => {
    if (undone === 0) here = historyPosition();
  });

  const stopIntercepting = interceptHistorySteps(onPopState);
  window.addEventListener("beforeunload", onBeforeUnload);
  return () => {
    stopIntercepting();
    window.removeEventListener("beforeunload", onBeforeUnload);
    stopFollowing();
  };
}

/** How far the browser has stepped away. One that does not say is taken to have gone one step back, and to have returned. */
function stepsFrom(here: number | null, undone: number): number {
  const now = historyPosition();
  if (here !== null && now !== null) return now - here;
  return undone === 0 ? -1 : 0;
}

/** Where in its history the tab is, or null in a browser without the Navigation API. */
function historyPosition(): number | null {
  return (window as { navigation?: Navigation }).navigation?.currentEntry?.index ?? null;
}
