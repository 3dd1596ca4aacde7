/** Longer than any tap. After it a message may move the layout. */
const longestPress = 500;

/** Runs at once, or after the current press: a message that appears during a press would move the button away from the finger. */
export function afterPress(run: () => void): void {
  if (!document.documentElement.matches(":active")) return run();
  const ended = new AbortController();
  const runOnce = () => {
    ended.abort();
    run();
  };
  for (const type of ["click", "pointerup", "pointercancel"])
    // After the click that ends the press.
    window.addEventListener(type, () => setTimeout(runOnce), { once: true, signal: ended.signal });
  setTimeout(() => {
    if (!ended.signal.aborted) runOnce();
  }, longestPress);
}
