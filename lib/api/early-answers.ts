import { localStore } from "@/lib/platform/storage";

declare global {
  interface Window {
    /** Answers requested by the inline script before any of the app was loaded, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
    /** Asks for them, where that has been left to the script which paints the card that is kept. */
    askEarly?: () => void;
    /** Whether a card was on the device when the page began. */
    hadEarlyCard?: boolean;
  }
}

/**
 * The answer that the inline script of the page has already asked for; each can be taken once. None when another tab has logged
 * out since, which took the card off the device.
 */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  if (typeof window === "undefined") return undefined;
  const { earlyAnswers, hadEarlyCard } = window;
  // Whoever takes an answer that nobody has asked for yet asks for it.
  delete window.askEarly;
  const answer = earlyAnswers?.get(url);
  earlyAnswers?.delete(url);
  return hadEarlyCard && localStore.read("storedCard") === null ? undefined : answer;
}
