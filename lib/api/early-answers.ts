declare global {
  interface Window {
    /** Answers requested by the inline script before any of the app was loaded, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** The answer that the inline script of the page has already asked for; each can be taken once. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const answers = typeof window === "undefined" ? undefined : window.earlyAnswers;
  const answer = answers?.get(url);
  answers?.delete(url);
  return answer;
}
