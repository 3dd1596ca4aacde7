import { currentLocale } from "./query-client";
import { configQuery } from "./config-query";
import { meQuery } from "./me-query";
import { refetch } from "./fetch-answer";
import { notifyFailure } from "./errors";

interface RefreshOptions {
  /** The member did not ask for it: only the freshness line reports an outage. */
  isQuiet?: boolean;
  /** Waits for a fetch in flight instead of cancelling it. */
  isJoining?: boolean;
}

/** Refetches config and me behind the current screen. @returns whether both succeeded */
export function refreshApp({ isQuiet, isJoining }: RefreshOptions = {}): Promise<boolean> {
  const locale = currentLocale();
  const fetches = [refetch(configQuery(locale), { isJoining }), refetch(meQuery(locale), { isJoining })];
  return settle(fetches, isQuiet);
}

/** Refetches the member. @returns whether it succeeded */
export function refreshMember({ isQuiet, isJoining }: RefreshOptions = {}): Promise<boolean> {
  return settle([refetch(meQuery(currentLocale()), { isJoining })], isQuiet);
}

/** Notifies the first failure, unless quiet. @returns whether all succeeded */
async function settle(fetches: Promise<void>[], isQuiet = false): Promise<boolean> {
  const failed = (await Promise.allSettled(fetches)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected" && !isQuiet) notifyFailure(failed.reason);
  return failed === undefined;
}
