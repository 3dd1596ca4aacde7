import { focusMain } from "./focus-main";

/**
 * Moves the focus to the topmost dialog, else to the main area, when the focused element disappears, such as a button after its
 * press. Browsers leave it on the body, where a screen reader restarts at the top of the page.
 * @returns stops it
 */
export function followLostFocus(): () => void {
  let focused: EventTarget | null = null;
  const onFocusIn = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    if (focused instanceof Element && !focused.isConnected && document.activeElement === document.body) focusAnew();
  });
  document.addEventListener("focusin", onFocusIn);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", onFocusIn);
    observer.disconnect();
  };
}

function focusAnew(): void {
  const dialog = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
  if (dialog) dialog.focus({ preventScroll: true });
  else focusMain();
}
