/**
 * Keeps the screen from going dark, in a browser that can. It lets go by itself when the page is hidden, so the lock is
 * asked for again when the page is back. Failure is silent: a low battery refuses it, too. @returns lets the screen go dark
 */
export function keepScreenAwake(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    if (document.visibilityState !== "visible") return;
    try {
      const taken = await navigator.wakeLock.request("screen");
      const unwanted = isWanted ? lock : taken;
      lock = taken;
      await unwanted?.release();
    } catch {
      // The screen goes dark as it always does.
    }
  };
  const onVisibility = () => void take();
  document.addEventListener("visibilitychange", onVisibility);
  void take();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", onVisibility);
    lock?.release().catch(() => undefined);
  };
}
