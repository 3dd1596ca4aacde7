/** Tells the other tabs of this browser that the member has logged out. */
const channelName = "session";
const loggedOut = "loggedOut";

export function announceLogout(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(loggedOut);
  channel.close();
}

/** Calls back when another tab logs out; returns the function that stops listening. */
export function onLogoutElsewhere(callback: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === loggedOut) callback();
  };
  return () => channel.close();
}
