import { Alert } from "@/components/ui/alert";
import type { FieldViewProps } from "../field-view-props";

/** A notice between the fields; holds no value. */
export function AlertField({ field }: FieldViewProps) {
  return (
    <Alert color="info">
      <p>{field.props.label}</p>
    </Alert>
  );
}
