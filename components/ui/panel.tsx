import type { Elements } from "./elements";

interface PanelProps {
  /** Heading; names the section. */
  title?: string;
  children?: Elements;
  className?: string;
}

/** A surface that groups related content. */
export function Panel({ title, children, className = "" }: PanelProps) {
  return (
    <section aria-label={title} className={`rounded-panel bg-surface shadow-panel ${className}`}>
      {title ? <h2 className="px-5 pt-5 pb-1 text-xl font-bold">{title}</h2> : null}
      {children}
    </section>
  );
}
