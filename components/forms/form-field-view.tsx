import { useTranslations } from "next-intl";
import { memo, type ComponentType, type FocusEvent } from "react";
import { useController, type Control } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import type { Elements } from "@/components/ui/elements";
import { isValueField } from "@/lib/forms/field-types";
import { emptyValue } from "@/lib/forms/field-value";
import type { FieldValue, FormField } from "@/lib/forms/form-field";
import type { ColumnSpans } from "@/lib/api/form-schema";
import { afterPress } from "./after-press";
import { fieldViews } from "./field-views";
import type { FieldViewProps } from "./field-view-props";
import type { KeyedValues } from "./use-model-form";
import { useFailureText } from "./use-failure-text";

interface FormFieldViewProps {
  field: FormField;
  /** Unique in the page. */
  id: string;
  control: Control<KeyedValues>;
}

/** One field in its grid cell. It has its own subscription, so a key press renders only this field. */
export const FormFieldView = memo(function FormFieldView({ field, id, control }: FormFieldViewProps) {
  const View = field.type && fieldViews[field.type];
  if (View !== null && isValueField(field)) return <ValueField field={field} id={id} control={control} View={View} />;
  return (
    <FieldCell field={field}>
      {View === null ? (
        <UnknownField field={field} />
      ) : (
        <View field={field} id={id} value="" error="" onChange={ignore} />
      )}
    </FieldCell>
  );
});

const ignore = () => undefined;

interface FieldCellProps {
  field: FormField;
  /** Called when the focus has left all controls of the field and its open list. */
  onLeft?: () => void;
  children: Elements;
}

function FieldCell({ field, onLeft, children }: FieldCellProps) {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest("[role=listbox]");
    if (onLeft && !isInside) afterPress(() => currentTarget.isConnected && onLeft());
  };
  return (
    // Blur events of the controls inside bubble to this element.
    <div
      onBlur={onBlur}
      data-field={field.name}
      className={`min-w-0 scroll-mt-[env(safe-area-inset-top)] px-2 ${columnClasses(field.columns)} ${field.className}`}
    >
      {children}
    </div>
  );
}

/** app/globals.css lists these classes for Tailwind. */
function columnClasses(columns: ColumnSpans): string {
  return Object.entries(columns)
    .map(([breakpoint, span]) => `${breakpoint === "cols" ? "" : `${breakpoint}:`}col-span-${span}`)
    .join(" ");
}

interface ValueFieldProps extends FormFieldViewProps {
  View: ComponentType<FieldViewProps>;
}

function ValueField({ field, id, control, View }: ValueFieldProps) {
  const bound = useController({ name: field.key, control });
  const error = useFailureText(bound.fieldState.error);
  // A field that a new schema adds has no value until the new model arrives.
  const value = (bound.field.value as FieldValue | undefined) ?? emptyValue(field);
  return (
    <FieldCell field={field} onLeft={bound.field.onBlur}>
      <View field={field} id={id} value={value} error={error} onChange={bound.field.onChange} />
    </FieldCell>
  );
}

/** Rendered in debug mode only: see SchemaForm. */
function UnknownField({ field }: { field: FormField }) {
  const t = useTranslations("forms");
  return (
    <Alert color="warning">
      <p>{t("unknownType", { name: field.name, type: field.typeName })}</p>
    </Alert>
  );
}
