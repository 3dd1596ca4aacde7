/**
 * A ref for the scrolling part of a dialog: makes it focusable while it overflows, as only some browsers do themselves. Its
 * content may arrive late. By then the focus is on a button or a heading of the dialog.
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
