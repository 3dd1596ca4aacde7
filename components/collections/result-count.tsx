import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

const pauseMs = 500;

/** Announces the number of results once the member pauses; after every letter would be too much to listen to. */
export function ResultCount({ count }: { count: number | null }) {
  const t = useTranslations("collections");
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), pauseMs);
    return () => clearTimeout(timer);
  }, [count]);
  // The place is reserved, so that nothing moves when the text appears. "No results" is shown below anyway.
  return (
    <p aria-live="polite" className="min-h-7.5 px-1 pt-1.5 pb-1 text-sm text-muted">
      {count === null || said === null ? null : (
        <span className={said === 0 ? "sr-only" : undefined}>{t("found", { count: said })}</span>
      )}
    </p>
  );
}
