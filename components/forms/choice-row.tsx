import { useRef, type ComponentProps, type ReactNode } from "react";
import type { Elements } from "@/components/ui/elements";
import { hintId, labelId } from "./control-props";
import { useScriptedInput } from "./use-scripted-input";

interface ChoiceRowProps extends Omit<ComponentProps<"input">, "title" | "onChange" | "onToggle"> {
  id: string;
  type: "checkbox" | "radio";
  title: ReactNode;
  /** Shown after the title, outside the element `labelId(id)`. */
  mark?: Elements;
  hint?: string;
  checked: boolean;
  onToggle: (isOn: boolean) => void;
}

/**
 * A native checkbox or radio button whose whole row is tappable. The whole row names it; `aria-labelledby` and
 * `aria-describedby` can point at `labelId(id)` and `hintId(id)` instead.
 */
export function ChoiceRow({ title, mark, hint = "", id, checked, onToggle, ...props }: ChoiceRowProps) {
  const input = useRef<HTMLInputElement>(null);
  const toggle = () => {
    if (input.current && input.current.checked !== checked) onToggle(input.current.checked);
  };
  useScriptedInput(input, toggle);
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-2 py-2 transition hover:bg-raised active:bg-hairline has-focus-visible:outline-3 has-focus-visible:outline-ink has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-muted"
    >
      <input
        ref={input}
        id={id}
        checked={checked}
        onChange={toggle}
        className="size-5 shrink-0 outline-none"
        {...props}
      />
      <span className="min-w-0 flex-1">
        <span className="block">
          <span id={labelId(id)}>{title}</span>
          {mark}
        </span>
        {hint === "" ? null : (
          <span id={hintId(id)} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
