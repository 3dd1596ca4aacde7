import { CallError } from "@/lib/api/api-error";
import { isAnother } from "@/lib/api/member";
import { isDraftUnkept } from "@/lib/forms/draft-store";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { readStoredAnswers } from "@/lib/offline/stored-answers-later";
import { configKey, knownMember, meKey } from "@/lib/queries/cached";
import { currentLocale, queryClient } from "@/lib/queries/query-client";
import { refreshApp } from "@/lib/queries/refresh";
import { startState } from "./start-store";

/** Milliseconds before the first try while the server cannot be reached, and at most: not every browser tells of the network. */
const retryGaps = { first: 5000, longest: 60_000 };

const isShown = () => document.visibilityState === "visible" && startState().name === "ready";

/**
 * Keeps what is shown fresh where the queries do not do it by themselves (lib/queries/refetch-policy): while the server cannot
 * be reached, and where somebody else has signed in in another tab. Returns the function that stops it.
 */
export function followFreshness(): () => void {
  const onVisible = () => {
    // Unsaved edits are kept as a draft of the member who typed them.
    if (isShown() && !isDraftUnkept()) void reloadForOthers();
  };
  document.addEventListener("visibilitychange", onVisible);
  const stopRetrying = retryWhileOffline();
  return () => {
    stopRetrying();
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** The browser says so, or the last reading has found out; another call may have reached the server since. */
function isUnreached(): boolean {
  if (!network.isOnline()) return true;
  const keys = [configKey(currentLocale()), meKey(currentLocale())];
  return keys.some((key) => {
    const error = queryClient.getQueryState(key)?.error;
    return error instanceof CallError && error.reason.kind === "unreachable";
  });
}

/** Each gap between two tries is twice as long as the one before. Returns the function that stops it. */
function retryWhileOffline(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (gap: number) => {
    timer = setTimeout(() => {
      const isTried = isShown() && isUnreached();
      if (isTried) void refreshApp({ isQuiet: true });
      wait(isTried ? Math.min(2 * gap, retryGaps.longest) : retryGaps.first);
    }, gap);
  };
  wait(retryGaps.first);
  return () => clearTimeout(timer);
}

/**
 * For a page that the browser shows as it was left. When another member has signed in since, that one's card is kept on the
 * device, and nothing of this page may stay. Who has signed out or in without the app is known to the server alone.
 */
export async function catchUp(): Promise<void> {
  if (!(await reloadForOthers())) await refreshApp({ isQuiet: true });
}

/** Loads the page anew where another tab has stored somebody else's card since. @returns whether it does */
async function reloadForOthers(): Promise<boolean> {
  const stored = await readStoredAnswers();
  const member = knownMember();
  const isOfOthers = stored !== null && member !== null && isAnother(stored.person, member.person);
  if (isOfOthers) pageLocation.reload();
  return isOfOthers;
}
