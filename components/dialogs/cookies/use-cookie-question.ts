import { useEffect, useRef } from "react";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { openCookieDialog } from "@/lib/consent/cookie-dialog";
import { isCookieQuestionOpen } from "@/lib/consent/is-cookie-question-open";
import { closeDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { loadLazyMessages } from "@/lib/i18n/locale-store";
import { useConfig } from "@/lib/queries/config-query";
import { useSettings } from "@/lib/settings/use-settings";
import { whenNothingIsOpen } from "@/lib/start/when-nothing-is-open";

/** Asks about cookies at the start, until the member has answered in any tab (docs/product.md, Cookies and analytics). */
export function useCookieQuestion(): void {
  const settings = useSettings();
  const { showCookieDialog } = settings;
  const isOpen = isCookieQuestionOpen(useConfig(), settings);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isOpen || isAsked.current) return;
    let stop: (() => void) | null = null;
    let isCurrent = true;
    const load = [loadLazyMessages, () => import("./cookie-dialog"), () => import("../dialog-host")];
    // Loads everything before it opens. Without a network the next start asks; until then no type is accepted.
    Promise.all(load.map((part) => startInOwnTask<unknown>(part))).then(
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
    // Another tab may have stored the answer.
    return () => {
      if (overlayStore.get().dialog === "cookies") closeDialog();
    };
  }, [showCookieDialog]);
}
