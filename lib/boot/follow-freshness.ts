import { isAnother } from "@/lib/api/member";
import { isDraftUnkept } from "@/lib/forms/draft-store";
import { isWithin } from "@/lib/base/is-within";
import { network } from "@/lib/base/network";
import { pageLocation } from "@/lib/base/page-location";
import { dispatchFreshness, freshnessStore } from "@/lib/offline/freshness";
import { readStoredAnswers } from "@/lib/offline/stored-answers-later";
import { memberQuery } from "@/lib/queries/member-query";
import { refreshApp } from "@/lib/queries/refresh-app";
import { knownMember } from "@/lib/queries/member-query";
import { settingsStore } from "@/lib/settings/settings-store";
import { startState } from "./start-store";
import { queryClient } from "@/lib/queries/query-client";

/** Older data is read again when the member comes back to the app (decisions 6 "Refresh"). */
const newEnough = 5 * 60 * 1000;
/** Milliseconds before the first try while the server cannot be reached, and at most: not every browser tells of the network. */
const retryGaps = { first: 5000, longest: 60_000 };

/** Keeps what is shown fresh: on the way back to the app, and to the network. Returns the function that stops it. */
export function followFreshness(): () => void {
  const refresh = () => refreshQuietly();
  const onVisible = () => {
    const { locale } = settingsStore.get();
    const readAt = queryClient.getQueryState(memberQuery(locale).queryKey)?.dataUpdatedAt ?? 0;
    if (document.visibilityState !== "visible" || !isReady()) return;
    if (!isWithin(readAt, newEnough)) refresh();
    // Unsaved edits are kept as a draft of the member who typed them.
    else if (!isDraftUnkept()) void reloadForOthers();
  };
  const onNetwork = () => {
    if (!isReady()) return;
    if (!network.isOnline()) dispatchFreshness({ type: "wentOffline" });
    // Also when the browser says that it is offline: only a request can tell.
    if (freshnessStore.get().refresh !== "idle") refresh();
  };
  const stopNetwork = network.subscribe(onNetwork);
  document.addEventListener("visibilitychange", onVisible);
  const stopRetrying = retryWhileOffline(refresh);
  return () => {
    stopNetwork();
    stopRetrying();
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** Each gap between two tries is twice as long as the one before. Returns the function that stops it. */
function retryWhileOffline(refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (gap: number) => {
    timer = setTimeout(() => {
      const isTried = document.visibilityState === "visible" && isReady() && !network.isOnline();
      if (isTried) refresh();
      wait(isTried ? Math.min(2 * gap, retryGaps.longest) : retryGaps.first);
    }, gap);
  };
  wait(retryGaps.first);
  return () => clearTimeout(timer);
}

const isReady = () => startState().name === "ready";

function refreshQuietly(): void {
  void refreshApp({ locale: settingsStore.get().locale, isQuiet: true });
}

/**
 * For a page that the browser shows as it was left. When another member has signed in since, that one's card is kept on the
 * device, and nothing of this page may stay. Who has signed out or in without the app is known to the server alone.
 */
export async function catchUp(): Promise<void> {
  if (!(await reloadForOthers())) refreshQuietly();
}

/** Loads the page anew where another tab has stored somebody else's card since. @returns whether it does */
async function reloadForOthers(): Promise<boolean> {
  const stored = await readStoredAnswers();
  const member = knownMember();
  const isOfOthers = stored !== null && member !== null && isAnother(stored.person, member.person);
  if (isOfOthers) pageLocation.reload();
  return isOfOthers;
}
