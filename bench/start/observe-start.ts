/** Figures of a start, in milliseconds after the navigation began. */
export interface Observed {
  /** Wall time of the navigation start, in milliseconds since 1970. */
  timeOrigin: number;
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** The member's name is visible. */
  card: number;
  /** The card is interactive: React has hydrated it. Equals `card` without hydration. */
  answers: number;
  /** Sum of each task's time beyond 50 ms, until the page is quiet. */
  blocking: number;
  longestTask: number;
  /** Cumulative layout shift, unitless. */
  cls: number;
}

declare global {
  interface Window {
    observedStart: Promise<Observed>;
  }
}

/**
 * Runs in the page before its scripts. `window.observedStart` resolves when the card is shown, everything has loaded and the
 * page has been quiet for a second.
 */
export function observeStart(memberName: string): void {
  const found = { fcp: 0, lcp: 0, card: 0, answers: 0, blocking: 0, longestTask: 0, cls: 0 };
  let lastEvent = 0;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") found.fcp = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => (found.lcp = startTime));
  observe("longtask", ({ duration, startTime }) => {
    found.blocking += duration - 50;
    found.longestTask = Math.max(found.longestTask, duration);
    lastEvent = Math.max(lastEvent, startTime + duration);
  });
  observe("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) found.cls += value;
  });
  observe("resource", (entry) => {
    lastEvent = Math.max(lastEvent, (entry as PerformanceResourceTiming).responseEnd);
  });

  const look = () => {
    const isShown = document.querySelector("h1")?.textContent.includes(memberName) ?? false;
    if (isShown) found.card ||= performance.now();
    if (isShown && !document.querySelector("#first-paint")) found.answers ||= performance.now();
    if (!found.answers) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  window.observedStart = new Promise((resolve) => {
    const wait = setInterval(() => {
      if (!found.answers || document.readyState !== "complete") return;
      if (performance.now() - Math.max(lastEvent, found.answers) < 1000) return;
      clearInterval(wait);
      resolve({ ...found, timeOrigin: performance.timeOrigin });
    }, 100);
  });
}
