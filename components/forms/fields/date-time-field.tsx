import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { isIsoDate } from "@/lib/format/iso-text";
import { incomplete } from "@/lib/forms/field-value";
import type { FormField } from "@/lib/forms/form-field";
import { ClearButton } from "../clear-button";
import { bareControl, boxedControlProps, ControlBox } from "../control-box";
import { controlName } from "../control-props";
import { FieldFrame } from "../field-frame";
import { shownText } from "../shown-value";
import type { FieldViewProps } from "../field-view-props";
import { useScriptedInput } from "../use-scripted-input";

/** Of a native input. */
export type DateTimeType = "date" | "time" | "datetime-local";

interface DateTimeFieldProps extends FieldViewProps {
  type: DateTimeType;
}

/** A native date or time. Its value is ISO, as the input reports it. */
export function DateTimeField({ type, ...view }: DateTimeFieldProps) {
  const { field, value, onChange } = view;
  const { props } = field;
  const text = shownText(value);
  const input = useRef<HTMLInputElement>(null);
  // Without React, which would also write the `value` attribute: Reset in an iPhone's picker restores it, so the member could not
  // empty the field. Nor would React notice an incomplete date, whose value is empty.
  useLayoutEffect(() => {
    if (input.current) showDate(input.current, text);
  }, [text]);
  const handleInput = () => {
    if (!input.current) return;
    const { value: entered, validity } = input.current;
    let taken = validity.badInput ? incomplete : withoutSeconds(entered);
    // An iPhone opens the picker of a read-only date, too.
    if (props.readonly) taken = text;
    if (taken === text) showDate(input.current, text);
    else onChange(taken);
  };
  useScriptedInput(input, handleInput);
  const clear = () => {
    // Also clears an incomplete date, for which the browser reports an empty value.
    if (input.current) input.current.value = "";
    onChange("");
  };
  return (
    <FieldFrame {...view}>
      <ControlBox {...view} trailing={<ClearButton {...view} onClear={clear} />}>
        <input
          {...boxedControlProps(view)}
          {...rangeProps(type, props)}
          type={type}
          name={controlName(field)}
          ref={input}
          defaultValue=""
          onChange={handleInput}
          // The browser fires no change event while a date is incomplete.
          onKeyUp={handleInput}
          onBlur={handleInput}
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

function showDate(input: HTMLInputElement, date: string): void {
  if (date !== incomplete && (input.value !== date || input.validity.badInput)) input.value = date;
}

/** Cuts the seconds that a control reports if its value or limit has them. The app sends none. */
function withoutSeconds(time: string): string {
  return time.replace(/(:\d\d):.*$/, "$1");
}

/** Without a limit Chromium accepts a year of six digits, which cannot be sent. */
const latestDates: Partial<Record<DateTimeType, string>> = { date: "9999-12-31", "datetime-local": "9999-12-31T23:59" };

/** The limits guide the picker only: the form uses no native validation. */
function rangeProps(type: DateTimeType, props: FormField["props"]): ComponentProps<"input"> {
  // Another step adds seconds to the control. The field would cut them during typing, and the cursor would jump to the hour.
  const step = type === "date" || Number(props.step) % 60 === 0 ? props.step : "";
  const min = limitOf(type, props.min, "00:00");
  const max = limitOf(type, props.max, "23:59");
  return { min: min || undefined, max: max || latestDates[type], step: step || undefined };
}

/** A limit in the form of the control, which ignores a day with a time, a day without one, and a time with a zone. */
function limitOf(type: DateTimeType, limit: string, time: string): string {
  if (type === "date") return limit.slice(0, 10);
  if (type === "time") return limit;
  return isIsoDate(limit) ? `${limit}T${time}` : limit.slice(0, 16).replace(" ", "T");
}
