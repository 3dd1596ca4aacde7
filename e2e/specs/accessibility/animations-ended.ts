/** Runs in the page: a dialog that still grows is smaller than its final size, a focus mark that fades in is faint. */
export async function animationsEnded(): Promise<void> {
  // Changes render in the next frame; closing elements stay until they have left.
  let frame = 0;
  do await new Promise(requestAnimationFrame);
  while (++frame < 2 || (frame < 60 && document.querySelector("dialog:not([open])")));
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
