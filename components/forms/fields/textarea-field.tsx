import { useRef } from "react";
import { ClearButton } from "../clear-button";
import { bareControl, boxedControlProps, ControlBox } from "../control-box";
import { controlName, inputModeOf } from "../control-props";
import { FieldFrame } from "../field-frame";
import { shownText } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { TextCounter } from "../text-counter";
import { useScriptedInput } from "../use-scripted-input";
import { useUntruncatedPaste } from "../use-untruncated-paste";

const defaultRows = 4;

/** Multi-line text; grows with its content if the browser supports it. */
export function TextareaField(view: FieldViewProps) {
  const { field, value, onChange } = view;
  const { props } = field;
  const text = shownText(value);
  const area = useRef<HTMLTextAreaElement>(null);
  useUntruncatedPaste(area, props.maxlength);
  const handleInput = () => onChange(area.current?.value ?? "");
  useScriptedInput(area, handleInput);
  return (
    <FieldFrame {...view} details={props.counter ? <TextCounter field={field} text={text} /> : null}>
      <ControlBox {...view} trailing={<ClearButton {...view} onClear={() => onChange("")} />}>
        <textarea
          {...boxedControlProps(view)}
          ref={area}
          name={controlName(field)}
          value={text}
          onChange={handleInput}
          rows={props.rows ?? defaultRows}
          maxLength={props.maxlength ?? undefined}
          inputMode={inputModeOf(field)}
          disabled={props.disabled}
          readOnly={props.readonly}
          placeholder={props.placeholder || undefined}
          autoComplete={props.autocomplete || undefined}
          style={{ minHeight: `calc(${props.rows ?? defaultRows}lh + 1.5rem)` }}
          className={`${bareControl} field-sizing-content max-h-[45svh] resize-y py-3`}
        />
      </ControlBox>
    </FieldFrame>
  );
}
