interface SvgIconProps {
  /** Path data on a 24 x 24 grid, as in @mdi/js. */
  path: string;
  className?: string;
}

/** A decorative icon: the text beside it or the button's label carries the meaning. */
export function SvgIcon({ path, className = "size-6" }: SvgIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`inline-block shrink-0 fill-current ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
