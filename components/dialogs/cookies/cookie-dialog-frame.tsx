import { mdiArrowLeft, mdiClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import type { Elements } from "@/components/ui/elements";
import { IconButton } from "@/components/ui/icon-button";
import { Modal } from "@/components/ui/modal";
import { ModalPanel } from "@/components/ui/modal-panel";
import { sendToCookieDialog } from "@/lib/consent/cookie-dialog";
import type { CookieView } from "@/lib/consent/cookie-dialog-machine";

interface CookieDialogFrameProps {
  open: boolean;
  /** The dialog's name in every view. */
  label: string;
  view: CookieView;
  heading: string;
  /** null when only an answer closes the dialog. */
  onClose: (() => void) | null;
  /** A view: scrolling content above its buttons. */
  children: Elements;
}

/**
 * The frame around the views of the cookie dialog, 400 by 600. The focus starts at the heading of each view, never at a button:
 * the dialog opens by itself, and a key pressed at that moment must not answer it.
 */
export function CookieDialogFrame({ open, label, view, heading, onClose, children }: CookieDialogFrameProps) {
  const t = useTranslations("common");
  const headingRef = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => headingRef.current?.focus(), [view]);
  return (
    <Modal open={open} onClose={onClose} initialFocus={headingRef} label={label}>
      <ModalPanel className="h-cookie-dialog max-w-cookie-dialog overflow-y-auto">
        <div className="flex items-center gap-1 px-2 pt-2">
          {view === "front" ? null : (
            <IconButton label={t("back")} path={mdiArrowLeft} onClick={() => sendToCookieDialog({ type: "back" })} />
          )}
          <h2
            key={view}
            ref={headingRef}
            tabIndex={-1}
            className={`min-w-0 flex-1 py-2.5 font-bold outline-none ${view === "aboutCookies" ? "text-2xl" : "text-xl"} ${view === "front" ? "pl-3" : ""}`}
          >
            {heading}
          </h2>
          {onClose ? <IconButton label={t("close")} path={mdiClose} onClick={onClose} /> : null}
        </div>
        {children}
      </ModalPanel>
    </Modal>
  );
}
