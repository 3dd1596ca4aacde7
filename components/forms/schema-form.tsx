import { useTranslations } from "next-intl";
import { useId, useMemo, useRef, type SyntheticEvent } from "react";
import type { Elements } from "@/components/ui/elements";
import { isDebugMode } from "@/lib/platform/debug";
import { isValueField } from "@/lib/forms/field-types";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { isRequired } from "./control-props";
import { FormFieldView } from "./form-field-view";
import { useFirstError } from "./use-first-error";
import type { SchemaFormState } from "./use-schema-form";

interface SchemaFormProps {
  /** The form's accessible name. */
  label: string;
  form: SchemaFormState;
  /** Not called for an invalid model. */
  onSubmit: (model: FormModel) => Promise<void>;
  /** The buttons, at the end of the form. */
  children: Elements;
}

/** A form that the server describes (docs/product.md, Form schema). */
export function SchemaForm({ label, form, onSubmit, children }: SchemaFormProps) {
  const t = useTranslations("forms");
  const idPrefix = useId();
  const element = useRef<HTMLFormElement>(null);
  const { definition, model, control } = form;
  const visible = useMemo(() => definition.visibleFields(model), [definition, model]);
  const shown = definition.fields.filter((field) => visible.has(field.index) && hasContent(field));
  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    void form.submit((model) => {
      // A phone's keyboard would stay after its Enter and cover the message about the result.
      if (matchMedia("(pointer: coarse)").matches) submitter?.focus({ preventScroll: true });
      return onSubmit(model);
    });
  };
  const { region, forget } = useFirstError(element, shown, form.failedSubmits);
  return (
    <form ref={element} noValidate encType="multipart/form-data" aria-label={label} onSubmit={submit} onInput={forget}>
      <div ref={region} aria-live="assertive" className="sr-only" />
      {shown.some(isRequired) ? <p className="mb-4 text-sm text-muted">{t("requiredNote")}</p> : null}
      {/* No gap between columns: twelve gaps would be wider than a small phone with large text. */}
      <div className="-mx-2 grid grid-cols-12 gap-y-5">
        {shown.map((field) => (
          <FormFieldView
            // Discarding remounts the fields, which may hold more than their value, such as a refused text.
            key={`${form.discards}-${field.index}-${field.key}`}
            field={field}
            id={`${idPrefix}-${field.index}`}
            control={control}
          />
        ))}
      </div>
      {children}
    </form>
  );
}

/** Whether the field draws anything. A heading or an alert without words would be empty. */
function hasContent(field: FormField): boolean {
  return field.type === null ? isDebugMode() : isValueField(field) || field.props.label !== "";
}
