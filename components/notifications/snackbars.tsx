import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, type HTMLAttributes, type MouseEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Elements } from "@/components/ui/elements";
import { useTopModal } from "@/components/ui/open-modals";
import { SvgIcon } from "@/components/ui/svg-icon";
import { openDialog } from "@/lib/dialogs/dialogs";
import { mdiAlertCircle, mdiCheckCircle, mdiClose, mdiInformation, mdiUpdate } from "@/lib/icons/first-icons";
import { leaveUnlessGuarded } from "@/lib/navigation/leave-guard";
import { hideNotification, notificationStore, type Notification } from "@/lib/notifications/notifications";
import { swallowSecondTap } from "@/lib/platform/double-tap";
import { isPageVisible, onPageVisible } from "@/lib/platform/page-visibility";
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
  const holdsAlert = visible && notification?.color === "error";
  return (
    <>
      <LiveRegion holdsAlert={holdsAlert}>
        {isOfferedInModal ? null : offer}
        {modal ? null : notice}
      </LiveRegion>
      {modal
        ? createPortal(
            <LiveRegion holdsAlert={holdsAlert}>
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

interface LiveRegionProps {
  /** NVDA reads an alert within a live region twice. */
  holdsAlert: boolean;
  children: ReactNode;
}

function LiveRegion({ holdsAlert, children }: LiveRegionProps) {
  return (
    <div
      aria-live={holdsAlert ? "off" : "polite"}
      className="snackbars pointer-events-none fixed inset-x-0 bottom-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 px-4 py-3 lg:items-end"
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
  const t = useTranslations("membershipCard");
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const focusedBefore = useRef<EventTarget | null>(null);
  useHideAfterTimeout(notification.timeout, isHovered || hasFocus);
  const hide = ({ detail, nativeEvent }: MouseEvent) => {
    // Only after a key: the focus in a text field would bring a phone's keyboard back.
    if (detail === 0 && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    swallowSecondTap(nativeEvent);
    hideNotification();
  };
  return (
    <Snackbar
      kind={notification.color}
      text={notification.text}
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
            label={t("guideAction")}
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

const looks = {
  info: { icon: mdiInformation, mark: "before:bg-info" },
  success: { icon: mdiCheckCircle, mark: "before:bg-success" },
  warning: { icon: mdiAlertCircle, mark: "before:bg-warning" },
  error: { icon: mdiAlertCircle, mark: "before:bg-error" },
  update: { icon: mdiUpdate, mark: "before:bg-primary" },
};

interface SnackbarProps extends HTMLAttributes<HTMLElement> {
  kind: keyof typeof looks;
  text: string;
  onClose?: (event: MouseEvent) => void;
  action?: Elements;
}

/** A short message above the bottom bar, with a coloured mark before the text. Errors are assertive, others polite. */
function Snackbar({ kind, text, onClose, action, ...handlers }: SnackbarProps) {
  const t = useTranslations("common");
  return (
    <div
      {...handlers}
      role={kind === "error" ? "alert" : "status"}
      className={`pointer-events-auto relative flex w-full max-w-snackbar items-start gap-3 rounded-xl bg-snackbar py-1.5 pr-1.5 pl-5 text-on-snackbar shadow-[0_1px_10px_rgb(0_0_0/0.35)] transition duration-200 forced-colors:border starting:opacity-0 before:absolute before:inset-y-2.5 before:left-2 before:w-1 before:rounded-full ${looks[kind].mark}`}
    >
      <SvgIcon path={looks[kind].icon} className="mt-3 size-5 max-[12rem]:hidden" />
      {/* An action that would squeeze the text wraps below it and aligns with it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6">
        <p className="min-w-[min(100%,13rem)] flex-1 py-2.5 whitespace-pre-line">{text}</p>
        {action}
      </div>
      {onClose ? (
        <button
          type="button"
          aria-label={t("close")}
          onClick={onClose}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-current/10 active:bg-current/25"
        >
          <SvgIcon path={mdiClose} className="size-5" />
        </button>
      ) : null}
    </div>
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
  useEffect(() => {
    if (timeout === null || isHeld) return;
    let timer: ReturnType<typeof setTimeout>;
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isPageVisible()) hideNotification();
      }, timeout);
    };
    restart();
    const stopFollowing = onPageVisible(restart);
    return () => {
      stopFollowing();
      clearTimeout(timer);
    };
  }, [timeout, isHeld]);
}
