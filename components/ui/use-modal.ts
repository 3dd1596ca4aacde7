import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from "react";
import { isSecondTap } from "@/lib/platform/double-tap";
import { openModals } from "./open-modals";

/** The props of every dialog of the app. */
export interface DialogControl {
  open: boolean;
  onClose: () => void;
}

export interface ModalOptions {
  open: boolean;
  /** Called on Escape, Android's back gesture or a tap beside; null while only an answer closes it. */
  onClose: (() => void) | null;
  /** The first focus. It defaults to the dialog, so that a held key presses nothing in it. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * Opens a `dialog` above an inert page; closing returns the focus. The browser's own ways to close only call `onClose`:
 * the app decides what is open.
 * @returns props of the `dialog` element
 */
export function useModal({ open, onClose, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    openedAt.current = performance.now();
    show(dialog, initialFocus);
    openModals.update((modals) => [...modals, dialog]);
    return () => {
      dialog.close();
      openModals.update((modals) => modals.filter((modal) => modal !== dialog));
    };
  }, [open, initialFocus]);
  return {
    ref,
    // The implicit role, made explicit for selectors of styles and tests.
    role: "dialog",
    tabIndex: -1,
    closedby: onClose ? ("closerequest" as const) : ("none" as const),
    onClick: ({ target, currentTarget: dialog, nativeEvent }: MouseEvent<HTMLDialogElement>) => {
      const isScrim = target instanceof Element && target.matches("[data-scrim]");
      if (!isScrim || target.closest("dialog") !== dialog) return;
      // The second tap of a double tap on the opener hits the scrim.
      if (!isSecondTap(nativeEvent, openedAt.current)) onClose?.();
    },
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // React bubbles the events of a nested dialog.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onClose: ({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      // A browser may close without asking when there was no touch since the dialog opened.
      if (target !== dialog || dialog.open || !open) return;
      if (onClose) onClose();
      else show(dialog, initialFocus);
    },
  };
}

function show(dialog: HTMLDialogElement, initialFocus: ModalOptions["initialFocus"]): void {
  dialog.showModal();
  (initialFocus?.current ?? dialog).focus();
}
