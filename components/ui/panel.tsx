import type { Elements } from "./elements";

interface PanelProps {
  /** Heading of the panel; its section is named by it. */
  title?: string;
  children?: Elements;
  className?: string;
}

/** A surface that groups what belongs together. */
export function Panel({ title, children, className = "" }: PanelProps) {
  return (
    <section aria-label={title} className={`rounded-panel bg-surface shadow-panel ${className}`}>
      {title ? <h2 className="px-5 pt-5 pb-1 text-xl font-bold">{title}</h2> : null}
      {children}
    </section>
  );
}
