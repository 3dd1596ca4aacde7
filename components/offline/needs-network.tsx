import { useTranslations } from "next-intl";
import { useIsOnline } from "./use-is-online";

/** Says why a button beside it is disabled without a network. */
export function NeedsNetwork({ id }: { id: string }) {
  const t = useTranslations("freshness");
  const isOnline = useIsOnline();
  return (
    <p id={id} aria-live="polite" className="text-sm text-muted empty:hidden">
      {isOnline ? null : t("needsNetwork")}
    </p>
  );
}
