import type { ComponentProps, ReactNode } from "react";

interface ChoiceRowProps extends Omit<ComponentProps<"input">, "title"> {
  type: "checkbox" | "radio";
  title: ReactNode;
  hint?: string;
}

/** A native checkbox or radio button; its whole row can be tapped. */
export function ChoiceRow({ title, hint = "", id, ...props }: ChoiceRowProps) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl px-2 py-2 transition hover:bg-raised active:bg-hairline has-focus-visible:outline-3 has-focus-visible:outline-ink has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-muted"
    >
      <input id={id} className="size-5 shrink-0 outline-none" {...props} />
      <span className="min-w-0 flex-1">
        <span className="block">{title}</span>
        {hint === "" ? null : <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
