import { type ReactNode, useId } from "react";
import { makeScrollerReachable } from "./make-scroller-reachable";
import { PanelModal } from "./panel-modal";

interface DialogProps {
  open: boolean;
  title: string;
  /** Accessible name, if it differs from the title. */
  label?: string;
  /** null while it cannot be closed. */
  onClose: (() => void) | null;
  children: ReactNode;
  actions: ReactNode;
  size: string;
}

/** A modal dialog named by its title. Escape and a tap beside it close it; focus returns to where it was. */
export function Dialog({ open, title, label, onClose, children, actions, size }: DialogProps) {
  const titleId = useId();
  return (
    <PanelModal
      open={open}
      onClose={onClose}
      label={label}
      labelledBy={label === undefined ? titleId : undefined}
      size={size}
      overflow="overflow-hidden"
    >
      {/* At least as large as headings in the server's text. */}
      <h2 id={titleId} className="px-5 pt-5 text-xl font-bold has-[+div_.rich-text]:text-2xl">
        {title}
      </h2>
      <div
        ref={makeScrollerReachable}
        className="scroll-fade min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-4 -outline-offset-2"
      >
        <div>{children}</div>
      </div>
      <div className="flex flex-wrap justify-end gap-2 px-5 pb-5">{actions}</div>
    </PanelModal>
  );
}
