import type { FieldValue, FormField } from "@/lib/forms/form-field";

/** What every type of field gets. */
export interface FieldViewProps {
  field: FormField;
  /** Id of the control, or of the group that its controls make. */
  id: string;
  value: FieldValue;
  /** What is wrong, in the member's language; "" when nothing is. */
  error: string;
  onChange: (value: FieldValue) => void;
}
