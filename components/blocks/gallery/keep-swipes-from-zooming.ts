/** CSS pixels: a shorter movement is a tap. lightGallery's own limit. */
export const swipeDistance = 15;
/** Milliseconds: lightGallery takes two touches within it for a double tap. */
const doubleTapMs = 300;

/**
 * lightGallery zooms at two touches in quick succession, even if the first was a swipe. Hides the touch after a swipe from its
 * zoom, which listens further out.
 * @param inner lightGallery's element around the slides
 */
export function keepSwipesFromZooming(inner: HTMLElement, signal: AbortSignal): void {
  let start = { x: 0, y: 0 };
  let lastSwipe = -Infinity;
  const onStart = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (event.touches.length > 1 || !touch) return;
    start = { x: touch.pageX, y: touch.pageY };
    if (event.timeStamp - lastSwipe < doubleTapMs) event.stopPropagation();
  };
  const onMove = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (touch && Math.hypot(touch.pageX - start.x, touch.pageY - start.y) > swipeDistance) lastSwipe = event.timeStamp;
  };
  inner.addEventListener("touchstart", onStart, { signal });
  inner.addEventListener("touchmove", onMove, { signal, passive: true });
}
