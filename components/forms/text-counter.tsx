import { useTranslations } from "next-intl";
import type { FormField } from "@/lib/forms/form-field";

/** How much is written, of how much there may be. */
export function TextCounter({ field, text }: { field: FormField; text: string }) {
  const t = useTranslations("forms");
  const { maxlength } = field.props;
  const count = text.length;
  return (
    <p className="shrink-0 text-muted tabular-nums">
      {maxlength === null ? count : t("counter", { count, max: maxlength })}
    </p>
  );
}
