import { useTranslations } from "next-intl";
import { cleanValue } from "@/lib/forms/clean-value";
import type { FormField } from "@/lib/forms/form-field";
import { tooLong } from "@/lib/forms/field-value";
import { errorLook } from "./field-details";

/** Counts the written characters against the limit. Characters that are not sent do not count. */
export function TextCounter({ field, text: typed }: { field: FormField; text: string }) {
  const t = useTranslations("forms");
  const { maxlength } = field.props;
  const text = cleanValue(field, typed);
  const count = text.length;
  return (
    <p className={`shrink-0 tabular-nums ${tooLong(field, text) ? errorLook : "text-muted"}`}>
      {maxlength === null ? count : t("counter", { count, max: maxlength })}
    </p>
  );
}
