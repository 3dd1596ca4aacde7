import { useRef, type ComponentProps } from "react";
import type { FormField } from "@/lib/forms/form-field";
import { ClearButton } from "../clear-button";
import { bareControl, boxedControlProps, ControlBox } from "../control-box";
import { controlName, inputModeOf } from "../control-props";
import { FieldFrame } from "../field-frame";
import { shownText } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { TextCounter } from "../text-counter";
import { useScriptedInput } from "../use-scripted-input";
import { useUntruncatedPaste } from "../use-untruncated-paste";

/** A line of text. */
export function TextField(view: FieldViewProps) {
  const { field, value, onChange } = view;
  const { props } = field;
  const text = shownText(value);
  const input = useRef<HTMLInputElement>(null);
  useUntruncatedPaste(input, props.maxlength);
  const handleInput = () => {
    const entered = input.current?.value ?? "";
    if (entered !== text) onChange(entered);
  };
  useScriptedInput(input, handleInput);
  return (
    <FieldFrame {...view} details={props.counter ? <TextCounter field={field} text={text} /> : null}>
      <ControlBox {...view} trailing={<ClearButton {...view} onClear={() => onChange("")} />}>
        <input
          {...boxedControlProps(view)}
          {...keyboardOf(field)}
          type="text"
          ref={input}
          name={controlName(field)}
          value={text}
          onChange={handleInput}
          maxLength={props.maxlength ?? undefined}
          disabled={props.disabled}
          readOnly={props.readonly}
          placeholder={props.placeholder || undefined}
          autoComplete={props.autocomplete || undefined}
          className={`${bareControl} appearance-none`}
        />
      </ControlBox>
    </FieldFrame>
  );
}

type Keyboard = Pick<ComponentProps<"input">, "inputMode" | "autoCapitalize" | "autoCorrect" | "spellCheck">;

/** For values that are not words: no autocorrection, no initial capital. */
const noAutocorrection: Keyboard = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

/** Only keyboards that can type everything the rule allows: on some phones the number keyboards have no minus. */
const keyboards: Readonly<Record<string, Keyboard>> = {
  email: { ...noAutocorrection, inputMode: "email" },
  url: { ...noAutocorrection, inputMode: "url" },
  phone: { ...noAutocorrection, inputMode: "tel" },
  postalCode: { ...noAutocorrection, inputMode: "numeric" },
  iban: { ...noAutocorrection, autoCapitalize: "characters" },
  businessId: noAutocorrection,
  date: noAutocorrection,
  number: noAutocorrection,
  integer: noAutocorrection,
};

/** The phone keyboard of a text field: the schema's `inputmode`, else the one that fits the rules or `autocomplete`. */
function keyboardOf(field: FormField): Keyboard {
  const { inputmode, autocomplete } = field.props;
  const kinds = [...field.rules.map(({ name }) => name), inputmode, autocomplete];
  const keyboard = keyboards[kinds.find((kind) => Object.hasOwn(keyboards, kind)) ?? ""];
  return { ...keyboard, inputMode: inputModeOf(field) ?? keyboard?.inputMode };
}
