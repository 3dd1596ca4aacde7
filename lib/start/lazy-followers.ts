import { closeOnBack } from "@/lib/dialogs/close-on-back";
import { showKeptPictures } from "@/lib/offline/show-kept-pictures";
import { followInstalledApp } from "@/lib/pwa/follow-installed-app";
import { followWorker } from "@/lib/pwa/follow-worker";
import { keepNamedIcons } from "@/lib/pwa/keep-named-icons";
import { followFreshness } from "./follow-freshness";
import { watchBrokenParts } from "./watch-broken-parts";

export { catchUp } from "./follow-freshness";

/** What runs beside the app; loaded after the first screen. @returns stops it */
export function followLater(): () => void {
  const stops = [
    followFreshness(),
    followWorker(),
    followInstalledApp(),
    keepNamedIcons(),
    watchBrokenParts(),
    showKeptPictures(),
    closeOnBack(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
