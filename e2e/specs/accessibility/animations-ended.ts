/** Runs in the page: a dialog that is still growing is smaller than it will be, a mark that fades in is still faint. */
export async function animationsEnded(): Promise<void> {
  // What opens begins closed, for a frame or two, without an animation when the system asks for less motion.
  let frame = 0;
  do await new Promise(requestAnimationFrame);
  while (++frame < 2 || (frame < 60 && document.querySelector("[data-closed], [data-enter]")));
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
