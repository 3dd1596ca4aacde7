/** Runs in the page: a dialog that is still growing is smaller than it will be, a mark that fades in is still faint. */
export async function animationsEnded(): Promise<void> {
  // What opens or changes is drawn in the frame to come, and what closes is there until it has left.
  let frame = 0;
  do await new Promise(requestAnimationFrame);
  while (++frame < 2 || (frame < 60 && document.querySelector("dialog:not([open])")));
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
