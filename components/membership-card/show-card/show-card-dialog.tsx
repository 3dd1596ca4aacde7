import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { Modal } from "@/components/ui/modal";
import type { DialogControl } from "@/components/ui/use-modal";
import { keepScreenAwake } from "@/lib/platform/wake-lock";
import { useMember } from "@/lib/queries/me-query";
import { openDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { pushOverlayEntry } from "@/lib/navigation/push-overlay-entry";
import { hidePassingNotification } from "@/lib/notifications/notifications";
import { shownCardEntry } from "@/lib/navigation/overlay-entry";
import { earlyShownCard } from "@/lib/start/early-shown-card";
import { ShownCard } from "./shown-card";
import { shownCardClass } from "./shown-card-layout";

/**
 * The card to show to other people (docs/product.md, Show card): full screen, white in any theme. Beside the code there are no
 * controls that could be pressed by mistake.
 */
export function ShowCardDialog({ open, onClose }: DialogControl) {
  const t = useTranslations("common");
  const close = useShownCardEntry(open, onClose);
  const panel = useRef<HTMLDivElement>(null);
  const firstFocusRef = useRef<HTMLElement>(null);
  const member = useMember();
  useEffect(() => (open ? keepScreenAwake() : undefined), [open]);
  if (member === null) return null;
  // The card of the first paint is on the screen already: this one enters without a transition.
  const transition = earlyShownCard() ? "" : "transition duration-150 leaving:opacity-0 starting:opacity-0";
  return (
    <Modal
      open={open}
      onClose={close}
      initialFocus={firstFocusRef}
      label={t("membershipCard")}
      className={`full-window ${shownCardClass} ${transition}`}
    >
      <ShownCard ref={panel} member={member} onClose={close} />
      <TakeOver panel={panel} firstFocusRef={firstFocusRef} />
    </Modal>
  );
}

interface TakeOverProps {
  panel: RefObject<HTMLElement | null>;
  firstFocusRef: RefObject<HTMLElement | null>;
}

/**
 * Takes the place of the shown card of the first paint, at the same scroll position and with the focus on the same button. Its
 * effect precedes the one that opens the dialog, so that the dialog returns the focus to the app's own button.
 */
function TakeOver({ panel, firstFocusRef }: TakeOverProps) {
  useLayoutEffect(() => {
    // Never focuses a button on its own: the held key that opened the dialog would press it.
    firstFocusRef.current = panel.current;
    const early = earlyShownCard();
    if (early === null) return;
    const { scrollTop = 0 } = early.firstElementChild ?? {};
    const focusedId = early.querySelector("button:focus")?.id;
    early.remove();
    if (focusedId) firstFocusRef.current = document.getElementById(focusedId);
    document.getElementById("show-card")?.focus({ preventScroll: true });
    panel.current?.scrollTo({ top: scrollTop });
  }, [panel, firstFocusRef]);
  return null;
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
    // The card was open before a reload or in the first paint: notifications since then stay.
    if (!open || shownCardEntry.isOn()) return;
    pushOverlayEntry(shownCardEntry);
    // An earlier notification would cover the code on a small screen.
    hidePassingNotification();
  }, [open]);
  useLayoutEffect(() => shownCardEntry.watch(() => onStep()), []);
  return () => {
    // A second tap may arrive before the next render and would go back one step too far.
    if (overlayStore.get().dialog !== "showCard") return;
    onClose();
    shownCardEntry.leave();
  };
}
