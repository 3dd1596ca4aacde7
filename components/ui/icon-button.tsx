import type { ComponentProps } from "react";
import { SvgIcon } from "./svg-icon";

interface IconButtonProps extends ComponentProps<"button"> {
  label: string;
  path: string;
}

export function IconButton({ label, path, className = "", ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full transition hover:bg-raised active:bg-hairline ${className}`}
      {...props}
    >
      <SvgIcon path={path} />
    </button>
  );
}
