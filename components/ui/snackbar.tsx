import type { HTMLAttributes, MouseEvent } from "react";
import { mdiAlertCircle, mdiCheckCircle, mdiClose, mdiInformation, mdiUpdate } from "@/lib/icons/first-icons";
import type { Elements } from "./elements";
import { SvgIcon } from "./svg-icon";

const icons = {
  info: mdiInformation,
  success: mdiCheckCircle,
  warning: mdiAlertCircle,
  error: mdiAlertCircle,
  update: mdiUpdate,
};

type Kind = keyof typeof icons;

interface SnackbarProps extends Pick<
  HTMLAttributes<HTMLElement>,
  "onPointerMove" | "onPointerLeave" | "onFocus" | "onBlur"
> {
  kind: Kind;
  text: string;
  closeLabel?: string;
  onClose?: (event: MouseEvent) => void;
  action?: Elements;
}

/** A short message above the bottom bar. Errors are assertive, others polite. */
export function Snackbar({ kind, text, closeLabel, onClose, action, ...handlers }: SnackbarProps) {
  return (
    <div
      {...handlers}
      role={kind === "error" ? "alert" : "status"}
      className={`pointer-events-auto relative flex w-full max-w-snackbar items-start gap-3 rounded-xl bg-snackbar py-1.5 pr-1.5 pl-5 text-on-snackbar shadow-[0_1px_10px_rgb(0_0_0/0.35)] transition duration-200 forced-colors:border starting:opacity-0 before:absolute before:inset-y-2.5 before:left-2 before:w-1 before:rounded-full ${marks[kind]}`}
    >
      <SvgIcon path={icons[kind]} className="mt-3 size-5 max-[12rem]:hidden" />
      {/* An action that would squeeze the text wraps below it and aligns with it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6">
        <p className="min-w-[min(100%,13rem)] flex-1 py-2.5 whitespace-pre-line">{text}</p>
        {action}
      </div>
      {onClose ? (
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full transition hover:bg-current/10 active:bg-current/25"
        >
          <SvgIcon path={mdiClose} className="size-5" />
        </button>
      ) : null}
    </div>
  );
}

/** The coloured bar before the text. */
const marks: Record<Kind, string> = {
  info: "before:bg-info",
  success: "before:bg-success",
  warning: "before:bg-warning",
  error: "before:bg-error",
  update: "before:bg-primary",
};
