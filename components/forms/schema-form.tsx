"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, type Ref } from "react";
import type { Elements } from "@/components/ui/elements";
import { isDebugMode } from "@/lib/platform/debug";
import { holdsValue } from "@/lib/forms/field-types";
import type { FormDefinition } from "@/lib/forms/form-definition";
import type { FormField, FormModel } from "@/lib/forms/form-field";
import { isRequired } from "./control-props";
import { FormFieldView } from "./form-field-view";
import { useFirstError } from "./use-first-error";
import { useSchemaForm, type SchemaFormEvents, type SchemaFormHandle } from "./use-schema-form";

interface SchemaFormProps extends SchemaFormEvents {
  /** The form's accessible name. */
  label: string;
  definition: FormDefinition;
  values: FormModel;
  /** A request is in flight: the form cannot be submitted. */
  busy?: boolean;
  /** The buttons, at the end of the form. */
  children: Elements;
  ref?: Ref<SchemaFormHandle>;
}

/** A form that the server describes (docs/product.md, Form schema). */
export function SchemaForm({ label, definition, values, busy = false, children, ref, ...events }: SchemaFormProps) {
  const t = useTranslations("forms");
  const idPrefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const { control, visible, submit, failedSubmits } = useSchemaForm({
    definition,
    values,
    busy,
    handle: ref,
    ...events,
  });

  const shown = definition.fields.filter((field) => visible.has(field.index) && hasContent(field));
  const { region, forget } = useFirstError(form, shown, failedSubmits);
  return (
    <form
      ref={form}
      noValidate
      encType="multipart/form-data"
      aria-label={label}
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
      onInput={forget}
    >
      <div ref={region} aria-live="assertive" className="sr-only" />
      {shown.some(isRequired) ? <p className="mb-4 text-sm text-muted">{t("requiredNote")}</p> : null}
      {/*
       * No gap between columns: twelve gaps would be wider than a small phone with large text. A focused control scrolls clear of
       * the bars at the bottom.
       */}
      <div className="-mx-2 grid grid-cols-12 gap-y-5 [&_:is(input,select,textarea,button)]:scroll-mb-40">
        {shown.map((field) => (
          <FormFieldView
            key={`${field.index}-${field.key}`}
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

/** Whether there is something to draw: a heading or an alert without words would be an empty one. */
function hasContent(field: FormField): boolean {
  return field.type === null ? isDebugMode() : holdsValue(field) || field.props.label !== "";
}
