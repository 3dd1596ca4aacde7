interface SwitchProps {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  labelledBy: string;
  describedBy?: string;
}

/** A native checkbox with the look and role of a switch. */
export function Switch({ id, checked, onChange, labelledBy, describedBy }: SwitchProps) {
  return (
    <span className="relative inline-flex h-touch w-14 shrink-0 items-center">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="peer absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-full"
      />
      <span
        aria-hidden="true"
        className="relative h-8 w-14 rounded-full border-2 border-outline bg-raised transition peer-checked:border-primary peer-checked:bg-primary after:absolute after:top-1 after:left-1 after:size-5 after:rounded-full after:bg-outline after:transition after:content-[''] peer-checked:after:translate-x-6 peer-checked:after:bg-on-primary forced-colors:after:bg-[ButtonText]"
      />
    </span>
  );
}
