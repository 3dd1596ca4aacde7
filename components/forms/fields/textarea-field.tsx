import { ClearButton } from "../clear-button";
import { bareControl, boxedControlProps, ControlBox } from "../control-box";
import { FieldFrame } from "../field-frame";
import type { FieldViewProps } from "../field-view-props";
import { TextCounter } from "../text-counter";
import { useTextControl } from "../use-text-control";

const defaultRows = 4;

/** Multi-line text; grows with its content if the browser supports it. */
export function TextareaField(view: FieldViewProps) {
  const { field, onChange } = view;
  const control = useTextControl<HTMLTextAreaElement>(view);
  const rows = field.props.rows ?? defaultRows;
  return (
    <FieldFrame {...view} details={field.props.counter ? <TextCounter field={field} text={control.value} /> : null}>
      <ControlBox {...view} trailing={<ClearButton {...view} onClear={() => onChange("")} />}>
        <textarea
          {...boxedControlProps(view)}
          {...control}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.5rem)` }}
          className={`${bareControl} field-sizing-content max-h-[45svh] resize-y py-3`}
        />
      </ControlBox>
    </FieldFrame>
  );
}
