/**
 * A ref that makes an overflowing scroller of a dialog focusable, which only some browsers do. Observes its only child, which
 * grows as content arrives. By then the focus is on a button or a heading of the dialog.
 */
export function makeScrollerReachable(scroller: HTMLElement | null): (() => void) | undefined {
  if (scroller === null) return undefined;
  const observer = new ResizeObserver(() => {
    if (scroller.scrollHeight > scroller.clientHeight) scroller.tabIndex = 0;
    else scroller.removeAttribute("tabindex");
  });
  for (const part of [scroller, ...scroller.children]) observer.observe(part);
  return () => observer.disconnect();
}
