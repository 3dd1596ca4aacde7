import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { FormField } from "@/lib/forms/form-field";
import { labelOf } from "./control-props";
import { revealFirstError } from "./reveal-first-error";

/**
 * Shows the first field in error after each submit that failed. A screen reader reads the message where the focus comes to.
 * Where it stays, as after Enter in that very field, the message is put into `region`: by hand, since only then it is known
 * whether the focus has moved, and since the same words are said again when they are put there anew.
 * @param fields those that are shown
 */
export function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly FormField[],
  failedSubmits: number,
) {
  const t = useTranslations("forms");
  const region = useRef<HTMLDivElement>(null);
  const say = (...texts: string[]) => region.current?.replaceChildren(...texts);
  const reveal = useEffectEvent(() => {
    const error = form.current ? revealFirstError(form.current) : null;
    const field = fields.find(({ name }) => name === error?.name);
    if (!error || !field || error.isHeard) say();
    else say(t("fieldError", { label: labelOf(field), error: error.message }));
  });
  useEffect(() => {
    if (failedSubmits > 0) reveal();
  }, [failedSubmits]);
  return { region, forget: () => say() };
}
