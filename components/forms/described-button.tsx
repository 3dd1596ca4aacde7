import type { ComponentProps } from "react";

interface DescribedButtonProps extends ComponentProps<"button"> {
  describedBy: string | undefined;
}

/** A button for `as` of Headless UI, which would put its own, absent description over ours. */
export function DescribedButton({ describedBy, ...props }: DescribedButtonProps) {
  return <button {...props} aria-describedby={describedBy} />;
}
