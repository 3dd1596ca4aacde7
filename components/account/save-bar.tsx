import { useTranslations } from "next-intl";
import { useId, useSyncExternalStore } from "react";
import { NeedsNetwork } from "@/components/offline/needs-network";
import { useIsOnline } from "@/components/offline/use-is-online";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { notificationStore } from "@/lib/notifications/notifications";

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
}

const sticky = "z-10 [@media(min-height:36rem)]:sticky";
const aboveBottomBar = "bottom-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom))]";
const aboveNotice = "mb-24 bottom-[calc(theme(spacing.bottom-bar)+env(safe-area-inset-bottom)+6rem)]";

/**
 * The end of the form. While there is something to save it stays in sight above the bottom bar, where the screen is tall
 * enough for both, and above a notification or the offer of a new version, which would cover it.
 */
export function SaveBar({ isDirty, isSaving }: SaveBarProps) {
  const t = useTranslations("myAccount");
  const isOnline = useIsOnline();
  const whyId = useId();
  const place = useIsNoticeShown() && isDirty ? aboveNotice : aboveBottomBar;
  return (
    <div
      className={`-mx-5 mt-6 flex flex-wrap items-center gap-4 rounded-b-panel border-t border-hairline bg-surface px-5 py-3 sm:-mx-6 sm:px-6 ${place} ${isDirty ? sticky : ""}`}
    >
      {/* Not `disabled`: that would take the focus from the button. The form itself sends once. */}
      <Button
        type="submit"
        aria-disabled={isSaving || !isOnline}
        aria-describedby={isOnline ? undefined : whyId}
        onClick={(event) => {
          if (!isOnline) event.preventDefault();
        }}
        className={`h-12 min-w-36 max-sm:flex-1 ${isOnline ? "" : "opacity-70"}`}
      >
        {/* Beside the word, which stays where it is. */}
        <span className="relative">
          {isSaving ? (
            <span className="absolute inset-y-0 right-full mr-2 flex items-center">
              <Spinner className="size-5 *:text-on-primary [&>circle]:opacity-30" />
            </span>
          ) : null}
          {t("save")}
        </span>
      </Button>
      <NeedsNetwork id={whyId} />
      <span role="status" className="sr-only">
        {isSaving ? t("saving") : null}
      </span>
    </div>
  );
}

function useIsNoticeShown(): boolean {
  const { subscribe, get } = notificationStore;
  const { visible, update } = useSyncExternalStore(subscribe, get, get);
  return visible || update !== null;
}
