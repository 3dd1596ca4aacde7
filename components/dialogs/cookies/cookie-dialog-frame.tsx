import { Dialog, DialogBackdrop, DialogPanel } from "@headlessui/react";
import { mdiArrowLeft, mdiClose } from "@mdi/js";
import { useTranslations } from "next-intl";
import { useEffect, useRef, type ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { sendToCookieDialog } from "@/lib/consent/cookie-dialog";
import type { CookieView } from "@/lib/consent/cookie-dialog-machine";

interface CookieDialogFrameProps {
  open: boolean;
  /** The dialog's name in every view. */
  label: string;
  view: CookieView;
  heading: string;
  /** null when the dialog cannot be closed without an answer. */
  onClose: (() => void) | null;
  /** A view: what scrolls, and below it the buttons. */
  children: ReactNode;
}

/**
 * The cookie dialog around its views, 400 by 600 (spec 9). The focus starts at the heading of each view, never at a
 * button: the dialog opens by itself, and a key pressed just then must not answer it.
 */
export function CookieDialogFrame({ open, label, view, heading, onClose, children }: CookieDialogFrameProps) {
  const t = useTranslations("common");
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), [view]);
  if (!open) return null;
  return (
    <Dialog
      static
      open
      onClose={onClose ?? stayOpen}
      initialFocus={headingRef}
      aria-label={label}
      className="fixed inset-0 z-50"
    >
      <DialogBackdrop className="fixed inset-0 bg-scrim transition duration-150 starting:opacity-0" />
      <div className="fixed inset-0 flex items-center justify-center p-4">
        <DialogPanel className="flex h-cookie-dialog max-h-full w-full max-w-cookie-dialog flex-col overflow-y-auto rounded-panel bg-surface shadow-overlay transition duration-150 starting:scale-95 starting:opacity-0">
          <div className="flex items-center gap-1 px-2 pt-2">
            {view === "front" ? null : (
              <IconButton label={t("back")} path={mdiArrowLeft} onClick={() => sendToCookieDialog({ type: "back" })} />
            )}
            <h2
              key={view}
              ref={headingRef}
              tabIndex={-1}
              className={`min-w-0 flex-1 py-2.5 text-xl font-bold outline-none ${view === "front" ? "pl-3" : ""}`}
            >
              {heading}
            </h2>
            {onClose ? <IconButton label={t("close")} path={mdiClose} onClick={onClose} /> : null}
          </div>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  );
}

const stayOpen = () => undefined;
