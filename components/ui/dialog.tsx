"use client";

import { useId, type ReactNode } from "react";
import { makeScrollerReachable } from "./make-scroller-reachable";
import { Modal } from "./modal";
import { ModalPanel } from "./modal-panel";

interface DialogProps {
  open: boolean;
  title: string;
  /** The dialog's accessible name, when it is not its title. */
  label?: string;
  /** null while it cannot be closed. */
  onClose: (() => void) | null;
  children: ReactNode;
  /** The buttons, at the bottom. */
  actions: ReactNode;
  /** Width and height classes (spec 9 "Dialog sizes"). */
  size: string;
}

/** A modal dialog named by its title. Escape and a tap beside it close it; focus returns to where it was. */
export function Dialog({ open, title, label, onClose, children, actions, size }: DialogProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} label={label} labelledBy={label === undefined ? titleId : undefined}>
      <ModalPanel className={`overflow-hidden ${size}`}>
        {/* No smaller than the headings of the server's text below it. */}
        <h2 id={titleId} className="px-5 pt-5 text-xl font-bold has-[+div_.rich-text]:text-2xl">
          {title}
        </h2>
        <div
          ref={makeScrollerReachable}
          className="scroll-fade min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-4 -outline-offset-2"
        >
          <div>{children}</div>
        </div>
        {/* Three buttons take two lines on a phone, and two of them in the narrow dialog of a check: each line is filled, or they would look thrown about. */}
        <div className="flex flex-wrap justify-end gap-2 px-5 pb-5 in-[.max-w-check-dialog]:*:grow max-sm:has-[>:nth-child(3)]:*:grow">
          {actions}
        </div>
      </ModalPanel>
    </Modal>
  );
}
