/**
 * Loads a part, then starts it. Skips one that fails to load: no screen needs it.
 * @param start returns the function that stops it @returns stops it, even before it has loaded
 */
export function startLater<Part>(load: () => Promise<Part>, start: (part: Part) => () => void): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  load().then(
    (part) => {
      if (!isStopped) stop = start(part);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}
