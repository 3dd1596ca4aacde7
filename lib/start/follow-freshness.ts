import { focusManager, type Query } from "@tanstack/react-query";
import { CallError } from "@/lib/api/api-error";
import { isAnotherMember } from "@/lib/api/member";
import { isDraftUnkept } from "@/lib/forms/draft-store";
import { isWithin } from "@/lib/platform/is-within";
import { network } from "@/lib/platform/network";
import { pageLocation } from "@/lib/platform/page-location";
import { isPageVisible, onPageVisible } from "@/lib/platform/page-visibility";
import { readStoredAnswers } from "@/lib/offline/lazy-stored-answers";
import { configKey, knownMember, meKey } from "@/lib/queries/cached";
import { currentLocale, kindsOfMember, queryClient } from "@/lib/queries/query-client";
import { refetchPolicy } from "@/lib/queries/refetch-policy";
import { refreshApp } from "@/lib/queries/refresh";
import { startState } from "./start-store";

/** Milliseconds until the first retry, and the longest gap: not every browser fires network events. */
const retryGaps = { first: 5000, longest: 60_000 };

const isShown = () => isPageVisible() && startState().name === "ready";

/**
 * Refreshes where the queries do not (lib/queries/refetch-policy): while the server is unreachable, when a refresh gets no
 * answer, and when another member has signed in in another tab. @returns stops it
 */
export function followFreshness(): () => void {
  const stopFollowing = onPageVisible(() => {
    // The queries themselves would wait for a request that was lost while the app was in the background.
    if (isShown() && isStaleRefreshInFlight()) void refreshApp({ isQuiet: true });
    // A draft preserves unsaved edits for the member who typed them.
    if (isShown() && !isDraftUnkept()) void reloadForOtherMember();
  });
  // After the listener above. The library's own listener is on the window, where an event that does not bubble never arrives.
  focusManager.setEventListener((comeBack) => onPageVisible(() => comeBack()));
  const stopRetrying = retryWhileOffline();
  return () => {
    stopRetrying();
    stopFollowing();
  };
}

function isStaleRefreshInFlight(): boolean {
  const { staleTime } = refetchPolicy;
  const isStale = ({ state }: Pick<Query, "state">) => !isWithin(state.dataUpdatedAt, staleTime);
  return kindsOfMember.some((kind) => queryClient.isFetching({ queryKey: [kind], predicate: isStale }) > 0);
}

/** Whether there is no network, or the last read of config or me did not reach the server. */
function isServerUnreachable(): boolean {
  if (!network.isOnline()) return true;
  const keys = [configKey(currentLocale()), meKey(currentLocale())];
  return keys.some((key) => {
    const error = queryClient.getQueryState(key)?.error;
    return error instanceof CallError && error.reason.kind === "unreachable";
  });
}

/** Doubles the gap after each retry. @returns stops it */
function retryWhileOffline(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (gap: number) => {
    timer = setTimeout(() => {
      const isDue = isShown() && isServerUnreachable();
      if (isDue) void refreshApp({ isQuiet: true });
      wait(isDue ? Math.min(2 * gap, retryGaps.longest) : retryGaps.first);
    }, gap);
  };
  wait(retryGaps.first);
  return () => clearTimeout(timer);
}

/**
 * Updates a page from the back/forward cache. A stored card of another member means that nothing of this page may stay. Only
 * the server knows of a login or logout outside the app.
 */
export async function catchUp(): Promise<void> {
  if (!(await reloadForOtherMember())) await refreshApp({ isQuiet: true });
}

/** Reloads the page if another tab has stored another member's card. @returns whether it reloads */
async function reloadForOtherMember(): Promise<boolean> {
  const stored = await readStoredAnswers();
  const member = knownMember();
  const isOtherMember = stored !== null && member !== null && isAnotherMember(stored.person, member.person);
  if (isOtherMember) pageLocation.reload();
  return isOtherMember;
}
