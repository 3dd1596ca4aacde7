import { closeOnBack } from "@/lib/dialogs/close-on-back";
import { translate } from "@/lib/i18n/translate";
import { notify } from "@/lib/notifications/notifications";
import { showKeptPictures } from "@/lib/offline/show-kept-pictures";
import { followWorker } from "@/lib/pwa/follow-worker";
import { keepNamedIcons } from "@/lib/pwa/keep-named-icons";
import { isInstalledApp } from "@/lib/platform/display-mode";
import { followLostFocus } from "@/lib/platform/follow-lost-focus";
import { followInvoiceBadge } from "@/lib/pwa/follow-invoice-badge";
import { keepStorage } from "@/lib/pwa/keep-storage";
import { earlyShownCard } from "./early-shown-card";
import { followFreshness } from "./follow-freshness";
import { followInterruptions } from "./follow-interruptions";
import { startState, subscribeStart } from "./start-store";
import { watchBrokenChunks } from "./watch-broken-chunks";
import { whenNothingIsOpen } from "./when-nothing-is-open";

export { catchUp } from "./follow-freshness";

/** What runs beside the app; loaded after the first screen. @returns stops it */
export function startLazyFollowers(): () => void {
  const stops = [
    dropEarlyShownCard(),
    followFreshness(),
    followInterruptions(),
    followLostFocus(),
    followWorker(notifyOfflineReady),
    followInstalledApp(),
    keepNamedIcons(),
    watchBrokenChunks(),
    showKeptPictures(),
    closeOnBack(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Features of the installed app only: persistent storage and the badge. @returns stops them */
function followInstalledApp(): () => void {
  if (!isInstalledApp()) return () => undefined;
  void keepStorage();
  return followInvoiceBadge();
}

function notifyOfflineReady(): void {
  whenNothingIsOpen(() => notify(translate("pwa.offlineReady"), "success"), { isMessage: true });
}

/** Removes the shown card of the first paint when the start ends without a card, as after a 403. @returns stops it */
function dropEarlyShownCard(): () => void {
  const check = () => {
    const { name } = startState();
    if (name !== "loading" && name !== "ready") earlyShownCard()?.remove();
  };
  check();
  return subscribeStart(check);
}
