import { mdiClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/icon-button";
import type { FieldValue, FormField } from "@/lib/forms/form-field";
import { labelId } from "./control-props";
import { canClear } from "./shown-value";

interface ClearButtonProps {
  field: FormField;
  /** Id of the control, which receives the focus. */
  id: string;
  value: FieldValue;
  onClear: () => void;
}

/** Empties a field that the schema marks as clearable. Rendered only while the field has a value. */
export function ClearButton({ field, id, value, onClear }: ClearButtonProps) {
  const t = useTranslations("forms");
  if (!canClear(field, value)) return null;
  const clear = () => {
    onClear();
    document.getElementById(id)?.focus();
  };
  return (
    <IconButton label={t("clear")} aria-describedby={labelId(id)} path={mdiClose} onClick={clear} className="-ml-1" />
  );
}
