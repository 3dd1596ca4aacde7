import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { useTopModal } from "@/components/ui/open-modals";
import { Snackbar } from "@/components/ui/snackbar";
import { openDialog } from "@/lib/dialogs/dialogs";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { hideNotification, notificationStore, type Notification } from "@/lib/notifications/notifications";
import { useStore } from "@/lib/platform/use-store";

/**
 * The current notification and the offer of a new version. They move into an open modal dialog, since the rest of the page
 * is inert. Each live region exists before it has content. See docs/product.md, Notifications.
 */
export function Snackbars() {
  const { visible, notification, update } = useStore(notificationStore);
  const modal = useTopModal();
  const isOfferedInModal = useWasSetIn(modal, update);
  const offer = update ? <UpdateOffer update={update} /> : null;
  const notice =
    visible && notification ? <NotificationSnackbar key={notification.id} notification={notification} /> : null;
  return (
    <>
      <LiveRegion>
        {isOfferedInModal ? null : offer}
        {modal ? null : notice}
      </LiveRegion>
      {modal
        ? createPortal(
            <LiveRegion>
              {isOfferedInModal ? offer : null}
              {notice}
            </LiveRegion>,
            modal,
          )
        : null}
    </>
  );
}

/**
 * Whether a value was set while the current modal dialog was topmost. An offer that cannot be closed would cover parts of
 * every later dialog.
 */
function useWasSetIn(modal: HTMLDialogElement | null, value: unknown): boolean {
  const [set, setSet] = useState({ value, modal });
  if (set.value !== value) setSet({ value, modal });
  return modal !== null && set.modal === modal;
}

function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div
      aria-live="polite"
      className="snackbars pointer-events-none fixed inset-x-0 bottom-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 p-3 lg:items-end"
    >
      {children}
    </div>
  );
}

function UpdateOffer({ update }: { update: () => void }) {
  const t = useTranslations("notifications");
  return (
    <Snackbar
      kind="update"
      text={t("update")}
      action={<SnackbarAction label={t("updateAction")} onClick={() => leaveUnlessGuarded("update", update)} />}
    />
  );
}

function NotificationSnackbar({ notification }: { notification: Notification }) {
  const t = useTranslations();
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const focusedBefore = useRef<EventTarget | null>(null);
  useHideAfterTimeout(notification.timeout, isHovered || hasFocus);
  const hide = ({ detail }: MouseEvent) => {
    // Only after a key: the focus in a text field would bring a phone's keyboard back.
    if (detail === 0 && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    hideNotification();
  };
  return (
    <Snackbar
      kind={notification.color}
      text={notification.text}
      closeLabel={t("common.close")}
      onClose={hide}
      // Not pointerenter: the snackbar may appear under a pointer that rests on a button.
      onPointerMove={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHasFocus(true);
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
      onBlur={() => setHasFocus(false)}
      action={
        notification.opens ? (
          <SnackbarAction
            label={t("membershipCard.guideAction")}
            onClick={(event) => {
              hide(event);
              if (notification.opens) openDialog(notification.opens);
            }}
          />
        ) : null
      }
    />
  );
}

function SnackbarAction({ label, onClick }: { label: string; onClick: (event: MouseEvent) => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="-ml-4 min-h-touch shrink-0 rounded-full px-4 font-bold underline underline-offset-4 transition hover:bg-current/10 active:bg-current/25"
    >
      {label}
    </button>
  );
}

/**
 * Hides the notification after its timeout. The timeout restarts when the page is visible again, and when the hold ends.
 */
function useHideAfterTimeout(timeout: number | null, isHeld: boolean): void {
  const isPageVisible = useSyncExternalStore(watchVisibility, isVisible, () => true);
  useEffect(() => {
    if (timeout === null || isHeld || !isPageVisible) return;
    const timer = setTimeout(hideNotification, timeout);
    return () => clearTimeout(timer);
  }, [timeout, isHeld, isPageVisible]);
}

const isVisible = () => document.visibilityState === "visible";

function watchVisibility(callback: () => void): () => void {
  document.addEventListener("visibilitychange", callback);
  return () => document.removeEventListener("visibilitychange", callback);
}
