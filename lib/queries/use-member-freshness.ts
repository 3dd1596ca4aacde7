import { onlineManager, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { network } from "@/lib/platform/network";
import { useHasLasted } from "@/lib/platform/use-has-lasted";
import { useLocale } from "@/lib/i18n/use-locale";
import { longWait } from "./refetch-policy";
import { meQuery } from "./me-query";
import { isRestored } from "./restore-answers";

/** How the member on the screen stands to the server (decisions 6 "The stored card"): derived from the state of the me query. */
export interface MemberFreshness {
  /** When the member was read, in milliseconds since 1970. */
  readAt: number;
  /** They come from the device, and this page has not read them yet. */
  isFromDevice: boolean;
  isRefreshing: boolean;
  /** They have been read for longer than one waits without a word. */
  isLate: boolean;
  /** The last reading failed, or there is no network. */
  isOutOfReach: boolean;
}

export function useMemberFreshness(): MemberFreshness {
  const { dataUpdatedAt, isError, isFetching } = useQuery(meQuery(useLocale()));
  const mayBeOnline = useSyncExternalStore(subscribe, isOnline, () => true);
  return {
    readAt: dataUpdatedAt,
    isFromDevice: isRestored(dataUpdatedAt),
    isRefreshing: isFetching,
    isLate: useHasLasted(isFetching, longWait),
    isOutOfReach: isError || !mayBeOnline,
  };
}

/** The browser may say wrongly that it is offline: what a request finds out since counts (decisions 1 "Offline"). */
function isOnline(): boolean {
  return onlineManager.isOnline() || network.isOnline();
}

function subscribe(onChange: () => void): () => void {
  const stops = [onlineManager.subscribe(onChange), network.subscribe(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}
