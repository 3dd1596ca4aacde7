import { useEffect, useState } from "react";

/** Milliseconds within which two taps are a double tap. Touch screens do not count them in `event.detail`. */
const doubleTap = 500;

/**
 * True for a moment after one step has taken the place of another: a double tap on the one must not press the other too.
 * @param step null while there is none
 */
export function useJustReplaced(step: string | null): boolean {
  const [shown, setShown] = useState({ step, isJustReplaced: false });
  if (shown.step !== step) setShown({ step, isJustReplaced: shown.step !== null && step !== null });
  useEffect(() => {
    if (!shown.isJustReplaced) return;
    const timer = setTimeout(() => setShown({ step: shown.step, isJustReplaced: false }), doubleTap);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown.isJustReplaced;
}
