import { useEffect, useRef } from "react";
import { useLoadedWhen } from "@/components/ui/use-loaded-when";
import { startInOwnTask } from "@/lib/platform/in-own-task";
import { openCookieDialog } from "@/lib/consent/cookie-dialog";
import { isCookieQuestionOpen } from "@/lib/consent/cookie-consent";
import { closeDialog, overlayStore } from "@/lib/dialogs/dialogs";
import { loadLazyMessages } from "@/lib/i18n/locale-store";
import { useConfig } from "@/lib/queries/config-query";
import { useSettings } from "@/lib/settings/settings-store";
import { whenNothingIsOpen } from "@/lib/start/when-nothing-is-open";

const parts = [loadLazyMessages, () => import("./cookie-dialog"), () => import("../dialog-host")];
const loadParts = () => Promise.all(parts.map((part) => startInOwnTask<unknown>(part)));

/** Asks about cookies at the start, until the member has answered in any tab (docs/product.md, Cookies and analytics). */
export function useCookieQuestion(): void {
  const settings = useSettings();
  const { showCookieDialog } = settings;
  const isOpen = isCookieQuestionOpen(useConfig(), settings);
  const isAsked = useRef(false);
  // Loads the question before it opens. Without a network it waits for one; until then no type is accepted.
  const isLoaded = useLoadedWhen(isOpen, loadParts) !== null;

  useEffect(() => {
    if (!isOpen || !isLoaded || isAsked.current) return;
    return whenNothingIsOpen(() => {
      isAsked.current = true;
      openCookieDialog();
    });
  }, [isOpen, isLoaded]);

  useEffect(() => {
    if (!showCookieDialog) return;
    // Another tab may have stored the answer.
    return () => {
      if (overlayStore.get().dialog === "cookies") closeDialog();
    };
  }, [showCookieDialog]);
}
