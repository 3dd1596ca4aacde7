import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { FormField } from "@/lib/forms/form-field";
import { labelOf } from "./control-props";

/**
 * Shows the first field in error after each failed submit. A screen reader reads the message of a newly focused field. If the
 * focus stays, as after Enter in that field, `region` announces the message. Sets it imperatively: the focus moves first, and an
 * equal text must be announced again.
 * @param fields the visible fields
 */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  failedSubmits: number,
) {
  const t = useTranslations("forms");
  const region = useRef<HTMLDivElement>(null);
  const announce = (...texts: string[]) => region.current?.replaceChildren(...texts);
  const reveal = useEffectEvent(() => {
    const error = form.current ? revealFirstError(form.current) : null;
    const field = fields.find(({ name }) => name === error?.name);
    if (!error || !field || error.isHeard) announce();
    else announce(t("fieldError", { label: labelOf(field), error: error.message }));
  });
  useEffect(() => {
    if (failedSubmits > 0) reveal();
  }, [failedSubmits]);
  return { region, forget: () => announce() };
}

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
function revealFirstError(form: HTMLElement): FirstError | null {
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
