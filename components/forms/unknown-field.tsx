import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import type { FormField } from "@/lib/forms/form-field";

/** Seen in debug mode only: see SchemaForm. */
export function UnknownField({ field }: { field: FormField }) {
  const t = useTranslations("forms");
  return (
    <Alert color="warning">
      <p>{t("unknownType", { name: field.name, type: field.typeName })}</p>
    </Alert>
  );
}
