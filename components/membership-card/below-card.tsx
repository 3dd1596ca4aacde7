import { useEffect, useState } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { withLaterMessages } from "@/lib/i18n/locale-store";
import { useMember } from "@/lib/queries/me-query";

/** A payment that has not come back is told of where the app is opened, not only where it was begun (decisions 6). */
export function BelowCard() {
  const member = useMember();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (localStore.read("startedPayments") !== null) return whenIdle(() => setIsNeeded(true));
  }, []);
  const parts = useLoadedWhen(isNeeded, loadParts);
  return member === null || parts === null ? null : <parts.FollowedPayments member={member} />;
}

const loadParts = () => withLaterMessages(() => import("@/components/payment/followed-payments"));
