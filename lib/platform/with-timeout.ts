/** What `slow` gives, or `otherwise` when that takes longer. */
export function orAfter<Result>(milliseconds: number, slow: Promise<Result>, otherwise: Result): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLong = new Promise<Result>((resolve) => (timer = setTimeout(() => resolve(otherwise), milliseconds)));
  return Promise.race([slow, tooLong]).finally(() => clearTimeout(timer));
}
