import { useLocale, useTranslations } from "next-intl";
import type { FieldError } from "react-hook-form";
import { shownLimit } from "./shown-limit";

/** What is wrong with a field, in the language of the moment; "" when nothing is. See `use-model-form`. */
export function useFailureText(error: FieldError | undefined): string {
  const t = useTranslations("forms");
  const locale = useLocale();
  if (!error) return "";
  // A deployment can add rules (decisions 5): a message that it forgot must not show as a key.
  const key = `rules.${error.type}` as Parameters<typeof t>[0];
  const argument = error.message ?? "";
  return t.has(key) ? t(key, { argument: shownLimit(argument, locale), title: argument }) : t("invalid");
}
