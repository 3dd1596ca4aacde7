/** A control in error, or one of a group in error; the browser focuses none that is disabled. */
const control = '[aria-invalid="true"]:enabled, [aria-invalid="true"] input:enabled';

interface FirstError {
  /** Of the field. */
  name: string;
  message: string;
  /** The focus has come to the field: a screen reader reads its message by itself. */
  isHeard: boolean;
}

/**
 * Brings the first field in error below the top bar (by scroll-padding, see globals.css) and focuses its control, where it has
 * one that can be changed.
 */
export function revealFirstError(form: HTMLElement): FirstError | null {
  const message = form.querySelector("[data-error]");
  const place = message?.closest<HTMLElement>("[data-field]");
  if (!place) return null;
  const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  place.scrollIntoView({ behavior, block: "start" });
  const before = document.activeElement;
  place.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  return {
    name: place.dataset.field ?? "",
    message: message?.textContent ?? "",
    isHeard: document.activeElement !== before,
  };
}
