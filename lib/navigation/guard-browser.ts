import { pageLocation } from "@/lib/platform/page-location";
import { confirmNavigation, interceptHistorySteps, leaveUnlessGuarded } from "./leave-guard";
import { navigationApi } from "./overlay-entry";

/**
 * Guards the browser's own ways out: Back and Forward by any number of steps open the dialog, and closing the tab shows the
 * browser's question.
 *
 * Not every browser can cancel a history step, so it is undone: the screen does not follow it, the browser returns, and only
 * then the dialog opens. @returns stops guarding
 */
export function watchBrowserLeaving(): () => void {
  let here = historyPosition();
  /** The undone steps. The dialog opens once the browser is back. */
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

/** How far the browser has stepped. Without the Navigation API, assumes one step back, and a completed return. */
function stepsFrom(here: number | null, undone: number): number {
  const now = historyPosition();
  if (here !== null && now !== null) return now - here;
  return undone === 0 ? -1 : 0;
}

/** The tab's position in its history; null without the Navigation API. */
function historyPosition(): number | null {
  return navigationApi()?.currentEntry?.index ?? null;
}
