import { isRecord } from "@/lib/api/json";

/** The messages of a tab that logs out to the other tabs: the logout began, then its result. */
export type LogoutNews = (typeof allNews)[number];

const allNews = ["begun", "ended", "failed"] as const;

interface Message {
  tab: number;
  logout: LogoutNews;
  /** When the logout began, in milliseconds since 1970: a frozen page gets the news much later. */
  begunAt: number;
}

/** Unique, because other pages of the association's site may use channels too. */
const channelName = "jasensovellus-session";
/** A channel also reaches its own tab, so messages name their tab. */
const thisTab = Math.random();

/** @param begunAt when the logout began, in milliseconds since 1970 */
export function announceLogout(logout: LogoutNews, begunAt: number): void {
  const channel = openChannel();
  channel?.postMessage({ tab: thisTab, logout, begunAt } satisfies Message);
  channel?.close();
}

/** Calls back when another tab logs out. @returns stops listening */
export function onLogoutElsewhere(callback: (news: LogoutNews, begunAt: number) => void): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && data.tab !== thisTab) callback(data.logout, data.begunAt);
  };
  return () => channel.close();
}

/** Null where channels are missing, and in Firefox when the member blocks site storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

function isMessage(data: unknown): data is Message {
  if (!isRecord(data) || typeof data.tab !== "number" || typeof data.begunAt !== "number") return false;
  return allNews.some((news) => news === data.logout);
}
