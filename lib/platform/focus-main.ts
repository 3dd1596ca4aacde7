/** Gives the focus to the main area, as after a navigation, without scrolling. */
export function focusMain(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** The same where what had the focus is gone: a screen reader would begin at the top of the page again. */
export function focusMainIfLost(): void {
  if (document.activeElement === null || document.activeElement === document.body) focusMain();
}
