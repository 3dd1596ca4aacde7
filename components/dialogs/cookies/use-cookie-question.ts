import { useEffect, useRef } from "react";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { openCookieDialog } from "@/lib/consent/cookie-dialog";
import { isCookieQuestionOpen } from "@/lib/consent/is-cookie-question-open";
import { closeDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { useConfig } from "@/lib/queries/config-query";
import { useSettings } from "@/lib/settings/use-settings";
import { loadCookieDialog } from "../load-later-dialogs";
import { whenNothingIsOpen } from "@/lib/start/when-nothing-is-open";

/** Asks about cookies at the start, until the member has answered in this tab or another (spec 4 "Cookie consent"). */
export function useCookieQuestion(): void {
  const settings = useSettings();
  const { showCookieDialog } = settings;
  const isOpen = isCookieQuestionOpen(useConfig(), settings);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isOpen || isAsked.current) return;
    let stop: (() => void) | null = null;
    let isCurrent = true;
    // Both parts are there before it opens. Without a network it is asked at the next start: nothing is accepted meanwhile.
    Promise.all([loadCookieDialog(), startInOwnTask(() => import("../dialog-host"))]).then(
      () => {
        if (!isCurrent) return;
        stop = whenNothingIsOpen(() => {
          isAsked.current = true;
          openCookieDialog();
        });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [isOpen]);

  useEffect(() => {
    if (!showCookieDialog) return;
    // The answer may have come from another tab.
    return () => {
      if (overlayStore.get().dialog === "cookies") closeDialog();
    };
  }, [showCookieDialog]);
}
