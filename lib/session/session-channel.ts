import { isRecord } from "@/lib/api/is-record";

/** What a tab that logs out tells the other tabs of this browser: that it began, then how it ended. */
export type LogoutNews = (typeof allNews)[number];

const allNews = ["begun", "ended", "failed"] as const;

interface Message {
  tab: number;
  logout: LogoutNews;
  /** When the logout began, in milliseconds since 1970: a page that was frozen hears of it much later. */
  begunAt: number;
}

/** Other pages of the association's site may use channels too: the name is the app's own. */
const channelName = "jasensovellus-session";
/** A channel also speaks to the other channels of its own tab: messages are signed. */
const thisTab = Math.random();

/** @param begunAt when the logout began, in milliseconds since 1970 */
export function announceLogout(logout: LogoutNews, begunAt: number): void {
  const channel = openChannel();
  channel?.postMessage({ tab: thisTab, logout, begunAt } satisfies Message);
  channel?.close();
}

/** Calls back with each news of a logout in another tab; returns the function that stops listening. */
export function onLogoutElsewhere(callback: (news: LogoutNews, begunAt: number) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // A tab of an older version does not say when.
    if (isMessage(data) && data.tab !== thisTab) callback(data.logout, data.begunAt ?? Date.now());
  };
  return () => channel.close();
}

/** Null in a browser that has none, and in Firefox where the member lets sites store nothing. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

function isMessage(data: unknown): data is Omit<Message, "begunAt"> & Partial<Pick<Message, "begunAt">> {
  if (!isRecord(data) || !["number", "undefined"].includes(typeof data.begunAt)) return false;
  return typeof data.tab === "number" && allNews.some((news) => news === data.logout);
}
