import { useEffect, useState } from "react";

/** Milliseconds between the taps of a double tap. Touch screens do not count them in `event.detail`. */
const doubleTapMs = 500;

/**
 * True for a moment after a step replaces another: a double tap on the first must not press the second.
 * @param step null without one
 */
export function useJustReplaced(step: string | null): boolean {
  const [shown, setShown] = useState({ step, isJustReplaced: false });
  if (shown.step !== step) setShown({ step, isJustReplaced: shown.step !== null && step !== null });
  useEffect(() => {
    if (!shown.isJustReplaced) return;
    const timer = setTimeout(() => setShown({ step: shown.step, isJustReplaced: false }), doubleTapMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.isJustReplaced;
}
