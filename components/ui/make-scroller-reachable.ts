/**
 * A ref for a part that scrolls when it is long: then the keyboard has to reach it, which only some browsers see to by
 * themselves. What it holds is one element, which grows when more comes. The focus is on a button of the dialog by then.
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
