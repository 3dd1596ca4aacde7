import { useId } from "react";

interface CookieTypeRowProps {
  title: string;
  hint: string;
  checked: boolean;
  /** Always ticked. */
  isLocked: boolean;
  onToggle: () => void;
}

/** A checkbox whose whole row is tappable. Its name is the type alone; the hint is its description. */
export function CookieTypeRow({ title, hint, checked, isLocked, onToggle }: CookieTypeRowProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex min-h-touch cursor-pointer items-start gap-3 rounded-xl px-3 py-3 transition hover:bg-raised active:bg-hairline has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-ink has-disabled:cursor-not-allowed has-disabled:bg-transparent"
    >
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={isLocked}
        onChange={onToggle}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        className="mt-0.5 size-5 shrink-0 outline-none"
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-title`} className="block font-semibold">
          {title}
        </span>
        <span id={`${id}-hint`} className="block text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}
