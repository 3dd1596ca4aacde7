import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from "react";
import { openModals } from "./open-modals";

export interface ModalOptions {
  open: boolean;
  /** Asked for by Escape, the back gesture of Android or a tap beside; null while there is no way out but an answer. */
  onClose: (() => void) | null;
  /** Where the focus starts; without it at the dialog itself, so that a key held down presses nothing in it. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * Opens a `dialog` above everything else, with the rest of the page out of reach; closing gives the focus back. The browser's
 * own ways out only ask for it: what is open is the app's to say.
 * @returns what the `dialog` element gets
 */
export function useModal({ open, onClose, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    show(dialog, initialFocus);
    openModals.update((modals) => [...modals, dialog]);
    return () => {
      dialog.close();
      openModals.update((modals) => modals.filter((modal) => modal !== dialog));
    };
  }, [open, initialFocus]);
  return {
    ref,
    // It has this role anyway: styles and tests find dialogs by it.
    role: "dialog",
    tabIndex: -1,
    closedby: onClose ? ("closerequest" as const) : ("none" as const),
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // React lets the events of a dialog within this one come up here too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose?.();
    },
    onClose: ({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      // A browser may close without asking when there has been no touch since the dialog opened.
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
