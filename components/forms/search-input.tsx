import type { ComponentProps } from "react";

interface SearchInputProps extends ComponentProps<"input"> {
  describedBy: string | undefined;
}

/**
 * An input for `as` of Headless UI, which would put its own, absent description over ours, and would choose the active
 * option when Tab leaves it: who goes on has chosen nothing.
 */
export function SearchInput({ describedBy, onKeyDown, ...props }: SearchInputProps) {
  return (
    <input
      {...props}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        if (event.key !== "Tab") onKeyDown?.(event);
      }}
    />
  );
}
