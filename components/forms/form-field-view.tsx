import { useTranslations } from "next-intl";
import { memo, useEffect, useEffectEvent, useRef, type ComponentType, type RefObject } from "react";
import { useController, type Control } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { holdsValue } from "@/lib/forms/field-types";
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
  const place = useRef<HTMLDivElement>(null);
  const View = field.type && fieldViews[field.type];
  return (
    <div
      ref={place}
      data-field={field.name}
      className={`min-w-0 scroll-mt-[env(safe-area-inset-top)] px-2 ${columnClasses(field.columns)} ${field.className}`}
    >
      {View === null ? (
        <UnknownField field={field} />
      ) : holdsValue(field) ? (
        <ValueField field={field} id={id} control={control} place={place} View={View} />
      ) : (
        <View field={field} id={id} value="" error="" onChange={nothing} />
      )}
    </div>
  );
});

/** app/globals.css lists these classes for Tailwind. */
function columnClasses(columns: ColumnSpans): string {
  return Object.entries(columns)
    .map(([breakpoint, span]) => `${breakpoint === "cols" ? "" : `${breakpoint}:`}col-span-${span}`)
    .join(" ");
}

const nothing = () => undefined;

interface ValueFieldProps extends FormFieldViewProps {
  place: RefObject<HTMLDivElement | null>;
  View: ComponentType<FieldViewProps>;
}

function ValueField({ field, id, control, place, View }: ValueFieldProps) {
  const bound = useController({ name: field.key, control });
  useFieldLeft(place, bound.field.onBlur);
  const error = useFailureText(bound.fieldState.error);
  // A field that a new schema adds has no value until the new model arrives.
  const value = (bound.field.value as FieldValue | undefined) ?? emptyValue(field);
  return <View field={field} id={id} value={value} error={error} onChange={bound.field.onChange} />;
}

/** Calls back when the focus leaves the field, with all of its controls and its open list. */
function useFieldLeft(place: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const waiting = new AbortController();
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (
        relatedTarget instanceof Element &&
        (element.contains(relatedTarget) || relatedTarget.closest("[role=listbox]"))
      )
        return;
      afterPress(() => left(), waiting.signal);
    };
    element.addEventListener("focusout", onFocusOut);
    return () => {
      waiting.abort();
      element.removeEventListener("focusout", onFocusOut);
    };
  }, [place]);
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
