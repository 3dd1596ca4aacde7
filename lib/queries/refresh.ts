import { currentLocale } from "./query-client";
import { configQuery } from "./config-query";
import { meQuery } from "./me-query";
import { refetch } from "./read-server";
import { notifyFailure } from "./reading-errors";

interface RefreshOptions {
  /** The member did not ask for it: only the freshness line reports an outage. */
  isQuiet?: boolean;
  /** Waits for a reading in flight instead of cancelling it. */
  isJoining?: boolean;
}

/** Reads config and me behind the current screen. @returns whether both were read */
export async function refreshApp({ isQuiet = false, isJoining = false }: RefreshOptions = {}): Promise<boolean> {
  const locale = currentLocale();
  const readings = [refetch(configQuery(locale), { isJoining }), refetch(meQuery(locale), { isJoining })];
  const failed = (await Promise.allSettled(readings)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected" && !isQuiet) notifyFailure(failed.reason);
  return failed === undefined;
}

/** Reads the member again. @returns whether it succeeded */
export async function refreshMember({ isQuiet = false, isJoining = false }: RefreshOptions = {}): Promise<boolean> {
  try {
    await refetch(meQuery(currentLocale()), { isJoining });
    return true;
  } catch (error) {
    if (!isQuiet) notifyFailure(error);
    return false;
  }
}
