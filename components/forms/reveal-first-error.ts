/** A control in error, or one of a group in error; the browser focuses none that is disabled. */
const control = '[aria-invalid="true"]:enabled, [aria-invalid="true"] input:enabled';

/**
 * Brings the first field in error below the top bar (by scroll-padding, see globals.css) and focuses its control, where it has
 * one that can be changed.
 */
export function revealFirstError(form: HTMLElement): void {
  const place = form.querySelector("[data-error]")?.closest("[data-field]");
  if (!place) return;
  const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  place.scrollIntoView({ behavior, block: "start" });
  place.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
}
