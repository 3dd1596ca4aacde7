import { useEffect, useState } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { localStore } from "@/lib/platform/storage";
import { whenIdle } from "@/lib/platform/when-idle";
import { closeDialog, openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { loadLazyMessages, withLazyMessages } from "@/lib/i18n/locale-store";
import { shownCardEntry } from "@/lib/navigation/overlay-entry";
import { useMember } from "@/lib/queries/me-query";
import { takeShowCardQuery } from "@/lib/routes/show-card-address";
import { useInstallationGuideNotice } from "@/components/membership-card/use-installation-guide-notice";

/** The parts of the card that the first frame leaves out. They load when the browser is idle. */
export function LazyCardParts() {
  const member = useMember();
  useInstallationGuideNotice();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const parts = useLoadedWhen(isIdle, loadParts);
  useEffect(() => {
    // Opens by the manifest's shortcut, after a reload with the card shown, and in place of the first paint's shown card.
    if (takeShowCardQuery()) shownCardEntry.push();
    if (!shownCardEntry.isOn()) return;
    openDialog("showCard");
    // The member may close the first paint's one while the dialog loads.
    return shownCardEntry.watch(() => {
      if (!shownCardEntry.isOn() && overlayStore.get().dialog === "showCard") closeDialog();
    });
  }, []);
  if (member === null || parts === null) return null;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 print:hidden">
        <parts.CardLinks member={member} />
        <parts.SavePicture member={member} variant="tonal" />
        <parts.WalletSteps />
      </div>
      <parts.CardOnPaper member={member} />
    </>
  );
}

/** Also loads the shown card, which must open at once, even without a network. */
async function loadParts() {
  const [{ CardLinks }, { CardOnPaper }, { SavePicture }, { WalletSteps }] = await Promise.all([
    startInOwnTask(() => import("./card-links")),
    startInOwnTask(() => import("./card-on-paper")),
    startInOwnTask(() => import("./save-picture")),
    startInOwnTask(() => import("./wallet-steps")),
    startInOwnTask(() => import("./show-card-dialog")),
    startInOwnTask(loadLazyMessages),
  ]);
  return { CardLinks, CardOnPaper, SavePicture, WalletSteps };
}

/** Shows started payments on the card's screen too, because the app opens there (docs/product.md, Started payments). */
export function BelowCard() {
  const member = useMember();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (localStore.read("startedPayments") !== null) return whenIdle(() => setIsNeeded(true));
  }, []);
  const parts = useLoadedWhen(isNeeded, loadFollowedPayments);
  return member === null || parts === null ? null : <parts.FollowedPayments member={member} />;
}

const loadFollowedPayments = () => withLazyMessages(() => import("@/components/payment/started-payment-list"));
