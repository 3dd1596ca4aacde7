import { useEffect, useEffectEvent, type RefObject } from "react";
import { afterPress } from "./after-press";

/** Calls back when the focus leaves the field, with all of its controls and its open list. */
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
