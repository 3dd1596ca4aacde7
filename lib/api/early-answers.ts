import { localStore } from "@/lib/platform/storage";

declare global {
  interface Window {
    /** Answers that the inline script requested before the app loaded, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
    /** Starts those requests, when the inline script left them to the script that paints the stored card. */
    fetchEarly?: () => void;
    /** Whether the device held a card when the page started. */
    hadEarlyCard?: boolean;
  }
}

/**
 * The answer that the page's inline script has already requested. Each can be taken once. Returns undefined when another tab has
 * logged out since and removed the card from the device.
 */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  if (typeof window === "undefined") return undefined;
  const { earlyAnswers, hadEarlyCard } = window;
  // From the first call on, the app makes its own requests: a later early request would be a second one.
  delete window.fetchEarly;
  const answer = earlyAnswers?.get(url);
  earlyAnswers?.delete(url);
  return hadEarlyCard && localStore.read("storedCard") === null ? undefined : answer;
}
