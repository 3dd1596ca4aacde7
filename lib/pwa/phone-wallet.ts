export type PhoneWallet = "apple" | "google";

/**
 * The phone's own wallet that can make a pass from a picture or a code, or null. An iPad has no wallet. Does not check the
 * version, which browsers on iOS no longer report.
 */
export function phoneWallet(userAgent: string): PhoneWallet | null {
  if (/iPhone/.test(userAgent)) return "apple";
  return /Android.*Mobile/.test(userAgent) ? "google" : null;
}
