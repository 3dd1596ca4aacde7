import type { ComponentProps } from "react";

const variants = {
  filled: "bg-primary text-on-primary hover:[filter:brightness(1.1)] active:[filter:brightness(0.9)] off:bg-raised",
  tonal: "bg-raised text-ink hover:bg-hairline active:bg-outline/40 off:bg-raised",
  text: "text-action hover:bg-raised active:bg-hairline off:bg-transparent",
} as const;

const shape =
  "inline-flex min-h-touch items-center justify-center gap-2 rounded-full px-5 py-2 text-center font-semibold no-underline transition off:cursor-not-allowed off:text-muted off:filter-none";

interface Look {
  variant?: keyof typeof variants;
}

export function Button({
  variant = "filled",
  className = "",
  type = "button",
  ...props
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={`${shape} ${variants[variant]} ${className}`} {...props} />;
}

export function ButtonLink({ variant = "filled", className = "", children, ...props }: ComponentProps<"a"> & Look) {
  return (
    <a className={`${shape} ${variants[variant]} ${className}`} {...props}>
      {children}
    </a>
  );
}
