const focusable = "input, select, textarea, button";

/** Brings the first field in error below the top bar (by scroll-padding, see globals.css) and focuses its control. */
export function revealFirstError(form: HTMLElement): void {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!invalid) return;
  const control = invalid.matches(focusable) ? invalid : invalid.querySelector<HTMLElement>(focusable);
  const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  (invalid.closest("[data-field]") ?? invalid).scrollIntoView({ behavior, block: "start" });
  control?.focus({ preventScroll: true });
}
