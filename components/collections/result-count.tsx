import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";

const pause = 500;

/** Says how many were found, once the member pauses: every letter would be too much to listen to. */
export function ResultCount({ count }: { count: number | null }) {
  const t = useTranslations("collections");
  const [said, setSaid] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), pause);
    return () => clearTimeout(timer);
  }, [count]);
  // The place is kept, so that nothing moves when the words come; that nothing was found stands below anyway.
  return (
    <p aria-live="polite" className="min-h-7.5 px-1 pt-1.5 pb-1 text-sm text-muted">
      {count === null || said === null ? null : (
        <span className={said === 0 ? "sr-only" : undefined}>{t("found", { count: said })}</span>
      )}
    </p>
  );
}
