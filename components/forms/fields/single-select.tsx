import { useTranslations } from "next-intl";
import { useRef } from "react";
import { bareControl, boxedControlProps, ControlBox } from "../control-box";
import { controlName, isLocked, isRequired } from "../control-props";
import { asEntry, findOption } from "../shown-value";
import { FieldFrame } from "../field-frame";
import type { FieldViewProps } from "../field-view-props";
import { useOptionsToShow } from "../use-options-to-show";
import { useScriptedInput } from "../use-scripted-input";
import { SelectEnd, selectEndRoom } from "../select-end";

/** One of the options in a native select, which suits every phone. */
export function SingleSelect(view: FieldViewProps) {
  const { field, value, onChange } = view;
  const t = useTranslations("forms");
  const options = useOptionsToShow(field, value);
  const chosen = findOption(options, asEntry(value));
  // An option may have an empty id; with two options of one value the browser would select the first.
  const hasEmpty = findOption(options, "") !== undefined;
  const select = useRef<HTMLSelectElement>(null);
  const handleChange = () => onChange(findOption(options, select.current?.value ?? "")?.id ?? "");
  useScriptedInput(select, handleChange);
  return (
    <FieldFrame {...view}>
      <ControlBox {...view}>
        <span className="relative flex min-w-0 flex-1">
          <select
            {...boxedControlProps(view)}
            ref={select}
            name={controlName(field)}
            value={chosen === undefined ? "" : String(chosen.id)}
            onChange={handleChange}
            disabled={isLocked(field)}
            autoComplete={field.props.autocomplete || undefined}
            className={`${bareControl} cursor-pointer appearance-none truncate ${chosen === undefined ? "text-muted" : ""} ${selectEndRoom(field)}`}
          >
            {/* Without it the browser would show the first option as chosen. */}
            {!hasEmpty && (chosen === undefined || !isRequired(field)) ? (
              <option value="">{field.props.placeholder || t("choose")}</option>
            ) : null}
            {options.map((option, index) => (
              <option key={index} value={String(option.id)} disabled={option.disabled}>
                {option.title}
              </option>
            ))}
          </select>
          <SelectEnd {...view} onClear={() => onChange("")} />
        </span>
      </ControlBox>
    </FieldFrame>
  );
}
