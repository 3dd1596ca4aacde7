import { useFormatter, useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { useNoticeHeight } from "@/components/notifications/use-notice-height";
import { NeedsNetwork } from "@/components/offline/needs-network";
import { useIsOnline } from "@/components/offline/use-is-online";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useIsLongWait } from "@/components/ui/use-is-long-wait";
import { notificationStore } from "@/lib/notifications/notifications";
import { useHasLasted } from "@/lib/platform/use-has-lasted";
import { useStore } from "@/lib/platform/use-store";

/** The progress of a save with files: per cent, or "starting" before the first report. */
export type Upload = number | "starting";

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** The progress of a save with files, else null. */
  uploaded: Upload | null;
  onStop: () => void;
}

/** Milliseconds: a faster upload shows no bar. */
const shortUploadMs = 500;
const sticky = "z-10 tall:sticky";
const aboveBottomBar = "bottom-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom))]";

/**
 * The end of the form. While there are edits to save or a save to stop, it sticks above the bottom bar, if the screen is tall
 * enough for both. It leaves room below its buttons for a notification or the update offer.
 */
export function SaveBar({ isDirty, isSaving, uploaded, onStop }: SaveBarProps) {
  const t = useTranslations("myAccount");
  const tCommon = useTranslations("common");
  const state = useSaveState(isSaving, uploaded);
  const canStop = state !== "idle" && state !== "saving";
  const isOnline = useIsOnline();
  const whyId = useId();
  const save = useRef<HTMLButtonElement>(null);
  const staysInSight = isDirty || canStop;
  const noticeHeight = useNoticeHeight();
  const { notification, update } = useStore(notificationStore);
  // Without edits, only a lasting notice gets room: otherwise the form would grow and shrink.
  const noticeStays = update !== null || notification?.timeout === null;
  const needsRoom = noticeHeight > 0 && (staysInSight || noticeStays);
  return (
    <div
      className={`-mx-5 mt-6 flex flex-wrap items-center gap-4 rounded-b-panel border-t border-hairline bg-surface px-5 py-3 sm:-mx-6 sm:px-6 ${aboveBottomBar} ${staysInSight ? sticky : ""}`}
      style={needsRoom ? { paddingBottom: noticeHeight } : undefined}
    >
      {/* Not `disabled`: that would take the focus from the button. The form itself prevents a second save. */}
      <Button
        ref={save}
        type="submit"
        aria-disabled={isSaving || !isOnline}
        aria-describedby={isOnline ? undefined : whyId}
        onClick={(event) => {
          if (!isOnline) event.preventDefault();
        }}
        className="h-12 min-w-36 max-sm:flex-1"
      >
        {/* Beside the word, which must not move. */}
        <span className="relative">
          {isSaving ? (
            <span className="absolute inset-y-0 right-full mr-2 flex items-center">
              <Spinner className="size-5 *:text-on-primary [&>circle]:opacity-30" />
            </span>
          ) : null}
          <span>{t("save")}</span>
        </span>
      </Button>
      <NeedsNetwork id={whyId} />
      {canStop ? (
        <Button
          variant="text"
          className="max-sm:flex-1"
          onClick={() => {
            onStop();
            // This button disappears.
            save.current?.focus();
          }}
        >
          {tCommon("cancel")}
        </Button>
      ) : null}
      {canStop && uploaded !== null ? <UploadProgress upload={uploaded} /> : null}
      {/* Not `role="status"`, which a notification has: this one is mostly empty. */}
      <div
        aria-live="polite"
        aria-atomic
        className={state === "slow" || state === "uploaded" ? "basis-full text-muted" : "sr-only"}
      >
        {state === "idle" ? null : t(statusTexts[state])}
      </div>
    </div>
  );
}

/** `uploading` and `uploaded` only once the upload has a bar. `slow`: the wait for the answer is long. */
type SaveState = "idle" | "saving" | "uploading" | "uploaded" | "slow";

const statusTexts = { saving: "saving", uploading: "saving", uploaded: "uploaded", slow: "savingSlow" } as const;

function useSaveState(isSaving: boolean, uploaded: Upload | null): SaveState {
  const hasBar = useHasLasted(uploaded !== null, shortUploadMs);
  const isUploading = hasBar && uploaded !== 100;
  // During an upload the bar shows how long it takes.
  const isSlow = useIsLongWait(isSaving && !isUploading);
  if (isSlow) return "slow";
  if (hasBar) return isUploading ? "uploading" : "uploaded";
  return isSaving ? "saving" : "idle";
}

/** In a window too low for a sticky bar, the progress appears below what the member sees. */
function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/** The sent part as a bar and in per cent. Not announced: screen readers read the bar on demand. */
function UploadProgress({ upload }: { upload: Upload }) {
  const t = useTranslations("myAccount");
  const format = useFormatter();
  const isStarting = upload === "starting";
  const part = isStarting ? "" : format.number(upload / 100, { style: "percent" });
  return (
    <div ref={scrollIntoView} className="basis-full">
      <div
        role="progressbar"
        aria-label={t("uploading")}
        aria-valuenow={isStarting ? undefined : upload}
        className="h-2 overflow-hidden rounded-full bg-hairline forced-colors:border"
      >
        <div
          style={{ width: isStarting ? "100%" : `${upload}%` }}
          className={`h-full bg-primary forced-colors:bg-[Highlight] ${isStarting ? "opacity-30 motion-safe:animate-pulse" : ""}`}
        />
      </div>
      {upload === 100 ? null : (
        <p className="mt-1 text-muted">{isStarting ? t("uploading") : t("uploadedPart", { part })}</p>
      )}
    </div>
  );
}
