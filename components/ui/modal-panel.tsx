import type { ReactNode } from "react";
import { ModalScrim } from "./modal";

interface ModalPanelProps {
  /** Sets the size, and which part scrolls. */
  className: string;
  children: ReactNode;
}

/** The centred panel of a modal dialog over the dimmed page. */
export function ModalPanel({ className, children }: ModalPanelProps) {
  return (
    <>
      <ModalScrim />
      <div className="pointer-events-none fixed inset-0 flex items-center justify-center p-4">
        <div
          className={`pointer-events-auto flex max-h-full w-full flex-col rounded-panel bg-surface shadow-overlay transition duration-150 leaving:scale-95 leaving:opacity-0 starting:scale-95 starting:opacity-0 ${className}`}
        >
          {children}
        </div>
      </div>
    </>
  );
}
