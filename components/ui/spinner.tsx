/** An indeterminate circle; the text beside or below it names the activity. */
export function Spinner({ className = "size-10" }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={`animate-spin ${className}`} aria-hidden="true">
      <circle cx="24" cy="24" r="20" fill="none" stroke="currentColor" strokeWidth="4" className="text-hairline" />
      <path
        d="M24 4a20 20 0 0 1 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        className="text-primary"
      />
    </svg>
  );
}
