import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { FormField } from "@/lib/forms/form-field";
import { labelOf } from "./control-props";
import { revealFirstError } from "./reveal-first-error";

/**
 * Shows the first field in error after each failed submit. A screen reader reads the message of the newly focused field. If the
 * focus stays, as after Enter in that same field, the message goes into `region`. This happens imperatively: only then is it
 * known whether the focus moved, and the same text must be announced again.
 * @param fields the visible fields
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
