import { memo, useEffect, useEffectEvent, useState, type RefObject } from "react";
import { createPortal } from "react-dom";
import { focusMainIfLost } from "@/lib/platform/focus-main";
import type { Elements } from "./elements";
import { useSecondTapSwallowed } from "./use-second-tap-swallowed";
import { useModal, type ModalOptions } from "./use-modal";

export interface ModalProps extends ModalOptions {
  label?: string;
  labelledBy?: string;
  /** Styles the dialog itself. */
  className?: string;
  children: Elements;
}

/**
 * A modal dialog. By default it fills the window, transparent between its parts. Parts enter from their `starting:` classes and leave to
 * their `leaving:` ones; the dialog stays drawn until the transitions end.
 */
export function Modal(props: ModalProps) {
  const [isDrawn, setIsDrawn] = useState(props.open);
  if (props.open && !isDrawn) setIsDrawn(true);
  return isDrawn ? createPortal(<DrawnModal {...props} onLeft={() => setIsDrawn(false)} />, document.body) : null;
}

/** The area between a modal dialog and the page; a tap on it asks the dialog to close. */
export function ModalScrim() {
  return (
    <div data-scrim className="fixed inset-0 bg-scrim transition duration-150 leaving:opacity-0 starting:opacity-0" />
  );
}

function DrawnModal({
  label,
  labelledBy,
  className = "full-window bg-transparent text-ink",
  children,
  onLeft,
  ...options
}: ModalProps & { onLeft: () => void }) {
  const modal = useModal(options);
  useSecondTapSwallowed(options.open);
  useLeft(modal.ref, options.open, onLeft);
  // The browser returns the focus to the opener, if it still exists. Until the dialog has left, the focus may be inside it.
  useEffect(() => focusMainIfLost, []);
  return (
    <dialog {...modal} aria-label={label} aria-labelledby={labelledBy} inert={!options.open} className={className}>
      <FrozenContent open={options.open}>{children}</FrozenContent>
    </dialog>
  );
}

/** Freezes the content of a dialog while it leaves. */
const FrozenContent = memo(
  ({ children }: { open: boolean; children: Elements }) => children,
  (_before, { open }) => !open,
);

/** Calls `onLeft` when a closing dialog has left the screen. */
function useLeft(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onLeft: () => void): void {
  const left = useEffectEvent(onLeft);
  useEffect(() => {
    if (open || !dialog.current) return;
    let isOpenAgain = false;
    // Wait for transitions only: a spinner animates forever.
    const moves = dialog.current.getAnimations({ subtree: true }).filter((move) => move instanceof CSSTransition);
    void Promise.allSettled(moves.map(({ finished }) => finished)).then(() => {
      if (!isOpenAgain) left();
    });
    return () => {
      isOpenAgain = true;
    };
  }, [dialog, open]);
}
