import { useEffect, useEffectEvent, type RefObject } from "react";

/** Long enough for the end of any tap; after it the message may move things. */
const longestPress = 500;

/** Calls back when the focus leaves the place of a field, with all of its controls and its open list. */
export function useFieldLeft(place: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const waiting = new AbortController();
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (
        relatedTarget instanceof Element &&
        (element.contains(relatedTarget) || relatedTarget.closest("[role=listbox]"))
      )
        return;
      afterPress(() => left(), waiting.signal);
    };
    element.addEventListener("focusout", onFocusOut);
    return () => {
      waiting.abort();
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [place]);
}

/**
 * Runs at once, or when the press that goes on is over: a message that appeared in the middle of it would move the
 * button away from under the finger.
 */
function afterPress(run: () => void, signal: AbortSignal): void {
  if (!document.documentElement.matches(":active")) return run();
  const ended = new AbortController();
  const runOnce = () => {
    ended.abort();
    if (!signal.aborted) run();
  };
  for (const type of ["click", "pointerup", "pointercancel"])
    // After the click that a press ends with.
    window.addEventListener(type, () => setTimeout(runOnce), { once: true, signal: ended.signal });
  setTimeout(() => {
    if (!ended.signal.aborted) runOnce();
  }, longestPress);
}
