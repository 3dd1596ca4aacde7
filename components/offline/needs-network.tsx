import { useTranslations } from "next-intl";
import { useIsOnline } from "./use-is-online";

/** Explains why the button beside it is disabled offline. */
export function NeedsNetwork({ id }: { id: string }) {
  const t = useTranslations("freshness");
  const isOnline = useIsOnline();
  return (
    <p id={id} aria-live="polite" className="text-sm text-muted empty:hidden">
      {isOnline ? null : t("needsNetwork")}
    </p>
  );
}
