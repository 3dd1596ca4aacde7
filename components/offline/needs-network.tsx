import { useTranslations } from "next-intl";
import { useIsOnline } from "./use-is-online";

interface NeedsNetworkProps {
  id: string;
  /** False where another control of the screen announces the same. */
  isAnnounced?: boolean;
}

/** Explains why the control beside it is disabled offline. */
export function NeedsNetwork({ id, isAnnounced = true }: NeedsNetworkProps) {
  const t = useTranslations("offline");
  const isOnline = useIsOnline();
  return (
    <p id={id} aria-live={isAnnounced ? "polite" : undefined} className="text-sm text-muted empty:hidden">
      {isOnline ? null : t("needsNetwork")}
    </p>
  );
}
