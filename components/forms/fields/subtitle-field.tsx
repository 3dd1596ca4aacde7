import type { FieldViewProps } from "../field-view-props";

/** A heading within the form; holds no value. */
export function SubtitleField({ field, id }: FieldViewProps) {
  return (
    <h2 id={id} className="pt-4 text-xl font-bold [[data-field]:first-child>&]:pt-0">
      {field.props.label}
    </h2>
  );
}
