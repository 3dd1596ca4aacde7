import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { FreshnessLine } from "@/components/offline/freshness-line";
import { useFreshness } from "@/components/offline/use-freshness";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { keepScreenAwake } from "@/lib/platform/wake-lock";
import { useMember } from "@/lib/queries/me-query";
import { openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { shownCardEntry } from "@/lib/navigation/shown-card-entry";
import { ShownCard } from "./shown-card";

interface ShowCardDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The card as it is shown to others (decisions 6 "Show card"): over everything else, white in any theme, with nothing to press
 * by mistake.
 */
export function ShowCardDialog({ open, onClose }: ShowCardDialogProps) {
  const t = useTranslations("common");
  const close = useShownCardEntry(open, onClose);
  const panel = useRef<HTMLDivElement>(null);
  const member = useMember();
  const freshness = useFreshness();
  useEffect(() => (open ? keepScreenAwake() : undefined), [open]);
  if (member === null) return null;
  return (
    <Modal
      open={open}
      onClose={close}
      // Neither button: a key that is held down would close what it has just opened.
      initialFocus={panel}
      label={t("membershipCard")}
      className="always-light bg-surface text-ink transition duration-150 leaving:opacity-0 starting:opacity-0 print:hidden"
    >
      {/* The bar lies in what scrolls: arrow keys scroll the card from any place. */}
      <div ref={panel} tabIndex={-1} className="flex h-full scroll-pb-24 flex-col overflow-y-auto outline-none">
        <div className="flex-1">
          <ShownCard member={member} />
        </div>
        <div className="sticky bottom-0 border-t border-hairline bg-surface">
          <div className="mx-auto grid max-w-content grid-cols-[1fr_auto] items-center gap-3 px-5 pt-2 pb-[calc(env(safe-area-inset-bottom)+0.5rem)]">
            <FreshnessLine {...freshness} />
            <Button onClick={close}>{t("close")}</Button>
          </div>
        </div>
      </div>
    </Modal>
  );
}

/**
 * Keeps the shown card and the browser's history in step: Back closes it, Forward shows it again.
 * @returns closes it by a button or a key
 */
function useShownCardEntry(open: boolean, onClose: () => void): () => void {
  const onStep = useEffectEvent(() => {
    const isOn = shownCardEntry.isOn();
    if (open && !isOn) onClose();
    if (!open && isOn) openDialog("showCard");
  });
  // As soon as the card is seen: whoever goes back at once would leave the screen below it.
  useLayoutEffect(() => {
    if (open && !shownCardEntry.isOn()) shownCardEntry.push();
  }, [open]);
  useLayoutEffect(() => shownCardEntry.watch(() => onStep()), []);
  return () => {
    // The second tap of two, which may come before the next render, would go one step too far.
    if (overlayStore.get().dialog !== "showCard") return;
    onClose();
    shownCardEntry.leave();
  };
}
