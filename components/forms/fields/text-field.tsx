import type { ComponentProps } from "react";
import type { FormField } from "@/lib/forms/form-field";
import { ClearButton } from "../clear-button";
import { bareControl, boxedControlProps, ControlBox } from "../control-box";
import { inputModeOf } from "../control-props";
import { FieldFrame } from "../field-frame";
import type { FieldViewProps } from "../field-view-props";
import { TextCounter } from "../text-counter";
import { useTextControl } from "../use-text-control";

/** A line of text. */
export function TextField(view: FieldViewProps) {
  const { field, onChange } = view;
  const control = useTextControl<HTMLInputElement>(view);
  return (
    <FieldFrame {...view} details={field.props.counter ? <TextCounter field={field} text={control.value} /> : null}>
      <ControlBox {...view} trailing={<ClearButton {...view} onClear={() => onChange("")} />}>
        <input
          {...boxedControlProps(view)}
          {...control}
          {...keyboardOf(field)}
          type="text"
          className={`${bareControl} appearance-none`}
        />
      </ControlBox>
    </FieldFrame>
  );
}

type Keyboard = Pick<ComponentProps<"input">, "inputMode" | "autoCapitalize" | "autoCorrect" | "spellCheck">;

/** For values that are not words: no autocorrection, no initial capital. */
const noAutocorrection: Keyboard = { autoCapitalize: "none", autoCorrect: "off", spellCheck: false };

const phoneKeyboard: Keyboard = { ...noAutocorrection, inputMode: "tel" };

/**
 * By rule, `inputmode` or `autocomplete`. Only keyboards that can type everything the rule allows: on some phones the number
 * keyboards have no minus.
 */
const keyboards: Readonly<Record<string, Keyboard>> = {
  email: { ...noAutocorrection, inputMode: "email" },
  url: { ...noAutocorrection, inputMode: "url" },
  phone: phoneKeyboard,
  tel: phoneKeyboard,
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
