import { useEffect, useState } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { withLazyMessages } from "@/lib/i18n/locale-store";
import { useMember } from "@/lib/queries/me-query";

/** Shows started payments on the card's screen too, because the app opens there (docs/product.md, Started payments). */
export function BelowCard() {
  const member = useMember();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (localStore.read("startedPayments") !== null) return whenIdle(() => setIsNeeded(true));
  }, []);
  const parts = useLoadedWhen(isNeeded, loadParts);
  return member === null || parts === null ? null : <parts.FollowedPayments member={member} />;
}

const loadParts = () => withLazyMessages(() => import("@/components/payment/followed-payments"));
