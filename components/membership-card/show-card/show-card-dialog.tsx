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
import { SavePicture } from "./save-picture";
import { ShownCard } from "./shown-card";

interface ShowCardDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The card to show to other people (docs/product.md, Show card): full screen, white in any theme. Beside the code there are no
 * controls that could be pressed by mistake.
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
      // Focuses no button: a key that is held down would close the dialog it has just opened.
      initialFocus={panel}
      label={t("membershipCard")}
      className="always-light bg-surface text-ink transition duration-150 leaving:opacity-0 starting:opacity-0 print:hidden"
    >
      {/* The bar is inside the scrolling area, so that arrow keys scroll the card wherever the focus is. */}
      <div ref={panel} tabIndex={-1} className="flex h-full scroll-pb-24 flex-col overflow-y-auto outline-none">
        <div className="flex-1">
          <ShownCard member={member} />
          <div className="px-5 pb-6 text-center">
            <SavePicture member={member} variant="text" />
          </div>
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
 * Keeps the shown card in sync with the browser's history: Back closes it, Forward shows it again.
 * @returns closes it for a button or a key
 */
function useShownCardEntry(open: boolean, onClose: () => void): () => void {
  const onStep = useEffectEvent(() => {
    const isOn = shownCardEntry.isOn();
    if (open && !isOn) onClose();
    if (!open && isOn) openDialog("showCard");
  });
  // Before the browser paints: an immediate Back must not leave the screen below.
  useLayoutEffect(() => {
    if (open && !shownCardEntry.isOn()) shownCardEntry.push();
  }, [open]);
  useLayoutEffect(() => shownCardEntry.watch(() => onStep()), []);
  return () => {
    // A second tap may arrive before the next render and would go back one step too far.
    if (overlayStore.get().dialog !== "showCard") return;
    onClose();
    shownCardEntry.leave();
  };
}
