"use client";

import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from "@headlessui/react";
import type { ReactNode } from "react";
import { makeScrollerReachable } from "./make-scroller-reachable";

interface DialogProps {
  open: boolean;
  title: string;
  /** The dialog's accessible name, when it is not its title. */
  label?: string;
  onClose: () => void;
  children: ReactNode;
  /** The buttons, at the bottom. */
  actions: ReactNode;
  /** Width and height classes (spec 9 "Dialog sizes"). */
  size: string;
}

/** A modal dialog named by its title. Escape and a tap beside it close it; focus returns to where it was. */
export function Dialog({ open, title, label, onClose, children, actions, size }: DialogProps) {
  // Headless UI names the dialog by a DialogTitle, over any other name: so a dialog with a label of its own has a plain heading.
  const Heading = label === undefined ? DialogTitle : "h2";
  return (
    <HeadlessDialog open={open} onClose={onClose} className="fixed inset-0 z-50" aria-label={label}>
      <DialogBackdrop transition className="fixed inset-0 bg-scrim transition duration-150 data-closed:opacity-0" />
      <div className="fixed inset-0 flex items-center justify-center p-4">
        <DialogPanel
          transition
          className={`flex max-h-full w-full flex-col overflow-hidden rounded-panel bg-surface shadow-overlay transition duration-150 data-closed:scale-95 data-closed:opacity-0 ${size}`}
        >
          <Heading className="px-5 pt-5 text-xl font-bold">{title}</Heading>
          <div ref={makeScrollerReachable} className="min-h-0 flex-1 overflow-y-auto px-5 py-3 -outline-offset-2">
            <div>{children}</div>
          </div>
          <div className="flex flex-wrap justify-end gap-2 px-4 pt-1 pb-4">{actions}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
