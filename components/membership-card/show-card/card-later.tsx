import { useEffect, useState } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { whenIdle } from "@/lib/platform/when-idle";
import { openDialog } from "@/lib/dialogs/dialogs";
import { loadLaterMessages } from "@/lib/i18n/locale-store";
import { shownCardEntry } from "@/lib/navigation/shown-card-entry";
import { useMember } from "@/lib/queries/me-query";
import { useInstallationGuideNotice } from "../use-installation-guide-notice";

export { BelowCard } from "../below-card";

/** What the card has beside what is seen at first, as soon as the browser has nothing else to do. */
export function CardLater() {
  const member = useMember();
  useInstallationGuideNotice();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const parts = useLoadedWhen(isIdle, loadParts);
  useEffect(() => {
    // A page that was loaded again with the card shown shows it again.
    if (shownCardEntry.isOn()) openDialog("showCard");
  }, []);
  if (member === null || parts === null) return null;
  return (
    <>
      <parts.CardLinks member={member} />
      <parts.CardOnPaper member={member} />
    </>
  );
}

/** With them comes the shown card, which has to open at once, also without a network. */
async function loadParts() {
  const [{ CardLinks }, { CardOnPaper }] = await Promise.all([
    startInOwnTask(() => import("./card-links")),
    startInOwnTask(() => import("./card-on-paper")),
    startInOwnTask(() => import("./show-card-dialog")),
    startInOwnTask(loadLaterMessages),
  ]);
  return { CardLinks, CardOnPaper };
}
