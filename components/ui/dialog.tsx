"use client";

import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { useId, type ReactNode } from "react";

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
  const titleId = useId();
  const name = label === undefined ? { "aria-labelledby": titleId } : { "aria-label": label };
  return (
    <HeadlessDialog open={open} onClose={onClose} className="relative z-50" {...name}>
      <DialogBackdrop transition className="fixed inset-0 bg-scrim transition duration-150 data-closed:opacity-0" />
      <div className="fixed inset-0 flex items-center justify-center p-4">
        <DialogPanel
          transition
          className={`flex max-h-full w-full flex-col overflow-hidden rounded-panel bg-surface shadow-overlay transition duration-150 data-closed:scale-95 data-closed:opacity-0 ${size}`}
        >
          <h2 id={titleId} className="px-5 pt-5 text-xl font-bold">
            {title}
          </h2>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-3">{children}</div>
          <div className="flex flex-wrap justify-end gap-2 px-4 pt-1 pb-4">{actions}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
