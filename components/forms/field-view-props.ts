import type { FieldValue, FormField } from "@/lib/forms/form-field";

/** The props of every field type. */
export interface FieldViewProps {
  field: FormField;
  /** Id of the control, or of the group around its controls. */
  id: string;
  value: FieldValue;
  /** The error in the member's language, or "". */
  error: string;
  onChange: (value: FieldValue) => void;
}

/** The props that tie a control to its label, message and hint. */
export type ControlViewProps = Pick<FieldViewProps, "field" | "id" | "error">;
