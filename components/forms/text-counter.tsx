import { useTranslations } from "next-intl";
import type { FormField } from "@/lib/forms/form-field";
import { tooLong } from "@/lib/forms/too-long";
import { errorLook } from "./error-look";

/** How much is written, of how much there may be. */
export function TextCounter({ field, text }: { field: FormField; text: string }) {
  const t = useTranslations("forms");
  const { maxlength } = field.props;
  const count = text.length;
  return (
    <p className={`shrink-0 tabular-nums ${tooLong(field, text) ? errorLook : "text-muted"}`}>
      {maxlength === null ? count : t("counter", { count, max: maxlength })}
    </p>
  );
}
