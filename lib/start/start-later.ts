/**
 * Starts what is loaded when it is its turn. What cannot be loaded is not started: it is nothing that a screen needs.
 * @param start gives the function that stops it @returns stops it, also before it has been loaded
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
