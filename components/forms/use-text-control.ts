import { useRef } from "react";
import { controlName, inputModeOf } from "./control-props";
import type { FieldViewProps } from "./field-view-props";
import { shownText } from "./shown-value";
import { useScriptedInput } from "./use-scripted-input";
import { useUntruncatedPaste } from "./use-untruncated-paste";

/** The attributes that a line of text and an area of text share. */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement>(view: FieldViewProps) {
  const { field, value, onChange } = view;
  const { props } = field;
  const text = shownText(value);
  const control = useRef<Control>(null);
  useUntruncatedPaste(control, props.maxlength);
  const handleInput = () => {
    const entered = control.current?.value ?? "";
    if (entered !== text) onChange(entered);
  };
  useScriptedInput(control, handleInput);
  return {
    ref: control,
    name: controlName(field),
    // As the app shows names elsewhere: Hebrew from the right, a phone number from the left in any translation of the page.
    dir: "auto",
    value: text,
    onChange: handleInput,
    maxLength: props.maxlength ?? undefined,
    inputMode: inputModeOf(field),
    disabled: props.disabled,
    readOnly: props.readonly,
    placeholder: props.placeholder || undefined,
    autoComplete: props.autocomplete || undefined,
  };
}
