import { localStore } from "@/lib/base/storage";

declare global {
  interface Window {
    /** Answers requested by the inline script before any of the app was loaded, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** When a member last logged out on this device, in milliseconds since 1970. */
export const loggedOutKey = "loggedOutAt";

/** The answer that the inline script of the page has already asked for; each can be taken once. None of a session that was ended since. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answers = typeof window === "undefined" ? undefined : window.earlyAnswers;
  const answer = answers?.get(url);
  answers?.delete(url);
  return Number(localStore.read(loggedOutKey)) > performance.timeOrigin ? undefined : answer;
}
