/** The result of a promise, or the fallback when it takes longer. */
export function withTimeout<Result>(promise: Promise<Result>, milliseconds: number, fallback: Result): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<Result>((resolve) => (timer = setTimeout(() => resolve(fallback), milliseconds)));
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
