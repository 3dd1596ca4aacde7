import { isRecord } from "@/lib/api/is-record";

/** What a tab that logs out tells the other tabs of this browser: that it began, and how it ended. */
export type LogoutNews = (typeof allNews)[number];

const allNews = ["begun", "ended", "failed"] as const;

interface Message {
  tab: number;
  logout: LogoutNews;
}

/** Other pages of the association's site may use channels too: the name is the app's own. */
const channelName = "jasensovellus-session";
/** A channel also speaks to the other channels of its own tab: messages are signed. */
const thisTab = Math.random();

export function announceLogout(logout: LogoutNews): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ tab: thisTab, logout } satisfies Message);
  channel.close();
}

/** Calls back with each news of a logout in another tab; returns the function that stops listening. */
export function onLogoutElsewhere(callback: (news: LogoutNews) => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && data.tab !== thisTab) callback(data.logout);
  };
  return () => channel.close();
}

function isMessage(data: unknown): data is Message {
  return isRecord(data) && typeof data.tab === "number" && allNews.some((news) => news === data.logout);
}
