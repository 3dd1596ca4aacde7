import type { ReactNode } from "react";
import { Modal, ModalScrim, type ModalProps } from "./modal";

interface PanelModalProps extends Omit<ModalProps, "className" | "children"> {
  /** Classes of the largest width and of the height. */
  size: string;
  /** Classes that say which part scrolls. */
  overflow: string;
  children: ReactNode;
}

/** A modal dialog that is a centred panel over the dimmed page. */
export function PanelModal({ size, overflow, children, ...options }: PanelModalProps) {
  return (
    <Modal {...options} className={`centred-window bg-transparent text-ink ${size}`}>
      <ModalScrim />
      <div
        className={`relative flex min-h-0 flex-auto flex-col rounded-panel bg-surface shadow-overlay transition duration-150 leaving:scale-95 leaving:opacity-0 starting:scale-95 starting:opacity-0 ${overflow}`}
      >
        {children}
      </div>
    </Modal>
  );
}
