/** A control in error, or one in a group in error. The browser cannot focus a disabled one. */
const control = '[aria-invalid="true"]:enabled, [aria-invalid="true"] input:enabled';

interface FirstError {
  /** Name of the field. */
  name: string;
  message: string;
  /** The focus moved to the field, so a screen reader reads its message. */
  isHeard: boolean;
}

/**
 * Scrolls the first field in error below the top bar (by scroll-padding, see globals.css) and focuses its control if it has an
 * enabled one.
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
