import { isPageVisible, onPageVisible } from "./page-visibility";

/**
 * Keeps the screen on, where supported. A hidden page loses the lock, so it is requested again when the page is back. Fails
 * silently, as on a low battery. @returns releases the lock
 */
export function keepScreenAwake(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (!isPageVisible()) return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      const unwanted = isWanted ? lock : taken;
      lock = taken;
      await unwanted?.release();
    } catch {
      // Safari refuses it before the page's first touch. Refused on a low battery, the screen goes dark as usual.
      if (isWanted) window.addEventListener("touchend", onTouch, { once: true });
    }
  };
  const onTouch = () => void take();
  const stopFollowing = onPageVisible(() => void take());
  void take();
  return () => {
    isWanted = false;
    stopFollowing();
    window.removeEventListener("touchend", onTouch);
    lock?.release().catch(() => undefined);
  };
}
