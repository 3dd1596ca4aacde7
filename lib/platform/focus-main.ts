/** Focuses the main area without scrolling, as after a navigation. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Focuses the main area if the focused element is gone: a screen reader would restart at the top of the page. */
export function focusMainIfLost(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusMain();
}
