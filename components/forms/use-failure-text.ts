import { useLocale, useTranslations } from "next-intl";
import type { FieldError } from "react-hook-form";
import { shownLimit } from "./shown-limit";

/** A field's error in the current language, or "". See `use-model-form`. */
export function useFailureText(error: FieldError | undefined): string {
  const t = useTranslations("forms");
  const locale = useLocale();
  if (!error) return "";
  // A deployment can add rules; one without a message must not show its key.
  const key = `rules.${error.type}` as Parameters<typeof t>[0];
  const argument = error.message ?? "";
  return t.has(key) ? t(key, { argument: shownLimit(argument, locale), title: argument }) : t("invalid");
}
