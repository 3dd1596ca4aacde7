import type { ComponentProps } from "react";

interface DescribedInputProps extends ComponentProps<"input"> {
  describedBy: string | undefined;
}

/** An input for `as` of Headless UI, which would put its own, absent description over ours. */
export function DescribedInput({ describedBy, ...props }: DescribedInputProps) {
  return <input {...props} aria-describedby={describedBy} />;
}
