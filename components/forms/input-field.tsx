import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from "react";
import { isIsoDate } from "@/lib/format/iso-text";
import { incomplete } from "@/lib/forms/field-value";
import type { FormField } from "@/lib/forms/form-field";
import { ClearButton } from "./clear-button";
import { bareControl, boxedControlProps, ControlBox } from "./control-box";
import { controlName, inputModeOf } from "./control-props";
import { FieldFrame } from "./field-frame";
import { shownText } from "./shown-value";
import type { FieldViewProps } from "./field-view-props";
import { TextCounter } from "./text-counter";
import { useScriptedInput } from "./use-scripted-input";
import { useUntruncatedPaste } from "./use-untruncated-paste";

export type InputType = "text" | "date" | "time" | "datetime-local";

interface InputFieldProps extends FieldViewProps {
  type: InputType;
}

/** A native single-line input. Dates and times are ISO, as the input reports them. */
export function InputField({ type, ...view }: InputFieldProps) {
  const { field, value, onChange } = view;
  const { props } = field;
  const text = shownText(value);
  const isText = type === "text";
  const input = useRef<HTMLInputElement>(null);
  useUntruncatedPaste(input, isText ? props.maxlength : null);
  useShownDate(input, isText ? null : text);
  const handleInput = () => {
    if (!input.current) return;
    const { value: entered, validity } = input.current;
    let taken = isText ? entered : withoutSeconds(entered);
    if (validity.badInput) taken = incomplete;
    // An iPhone opens the picker of a read-only date, too.
    if (!isText && props.readonly) taken = text;
    if (taken !== text) onChange(taken);
    else if (!isText) showDate(input.current, text);
  };
  useScriptedInput(input, handleInput);
  const clear = () => {
    // Also clears an incomplete date, for which the browser reports an empty value.
    if (input.current) input.current.value = "";
    onChange("");
  };
  return (
    <FieldFrame {...view} details={isText && props.counter ? <TextCounter field={field} text={text} /> : null}>
      <ControlBox {...view} trailing={<ClearButton {...view} onClear={clear} />}>
        <input
          {...boxedControlProps(view)}
          {...(isText
            ? { ...keyboardOf(field), value: text === incomplete ? "" : text, maxLength: props.maxlength ?? undefined }
            : { ...rangeProps(type, props), defaultValue: "" })}
          type={type}
          name={controlName(field)}
          ref={input}
          onChange={handleInput}
          // The browser fires no change event while a date is incomplete.
          onKeyUp={isText ? undefined : handleInput}
          onBlur={isText ? undefined : handleInput}
          disabled={props.disabled}
          readOnly={props.readonly}
          placeholder={props.placeholder || undefined}
          autoComplete={props.autocomplete || undefined}
          // iOS centres the text of date and time inputs.
          className={`${bareControl} appearance-none text-left [&::-webkit-date-and-time-value]:text-left`}
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

/**
 * Writes the value of a date or time without React. React would also write the `value` attribute, which Reset in an iPhone's
 * picker restores, so the member could not empty the field. Nor would React notice an incomplete date, whose value is empty.
 * @param date null for a text input
 */
function useShownDate(input: RefObject<HTMLInputElement | null>, date: string | null): void {
  useLayoutEffect(() => {
    if (input.current && date !== null) showDate(input.current, date);
  }, [input, date]);
}

function showDate(input: HTMLInputElement, date: string): void {
  if (date !== incomplete && (input.value !== date || input.validity.badInput)) input.value = date;
}

/** Cuts the seconds that a control reports if its value or limit has them. The app sends none. */
function withoutSeconds(time: string): string {
  return time.replace(/(:\d\d):.*$/, "$1");
}

type Props = FieldViewProps["field"]["props"];

/** Without a limit Chromium accepts a year of six digits, which cannot be sent. */
const latestDates = { date: "9999-12-31", "datetime-local": "9999-12-31T23:59", time: undefined };

/** The limits guide the picker only: the form uses no native validation. */
function rangeProps(type: keyof typeof latestDates, props: Props): ComponentProps<"input"> {
  // Another step adds seconds to the control. The field would cut them during typing, and the cursor would jump to the hour.
  const step = type === "date" || Number(props.step) % 60 === 0 ? props.step : "";
  const min = limitOf(type, props.min, "00:00");
  const max = limitOf(type, props.max, "23:59");
  return { min: min || undefined, max: max || latestDates[type], step: step || undefined };
}

/** A limit in the form of the control, which ignores a day with a time, a day without one, and a time with a zone. */
function limitOf(type: keyof typeof latestDates, limit: string, time: string): string {
  if (type === "date") return limit.slice(0, 10);
  if (type === "time") return limit;
  return isIsoDate(limit) ? `${limit}T${time}` : limit.slice(0, 16).replace(" ", "T");
}
