/** Long enough for the end of any tap; after it the message may move things. */
const longestPress = 500;

/**
 * Runs at once, or when the press that goes on is over: a message that appeared in the middle of it would move the
 * button away from under the finger.
 */
export function afterPress(run: () => void, signal: AbortSignal): void {
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
