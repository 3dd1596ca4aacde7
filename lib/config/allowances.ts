/**
 * What the pages may load, embed or send to besides the host: build settings for the content security policy of every page
 * (scripts/pages). CSP sources, separated by commas or spaces: `https:`, `https://files.example.org`,
 * `https://*.example.org`.
 */
export const allowances = {
  /** Pictures in the association's content. */
  NEXT_PUBLIC_IMAGE_SOURCES: process.env.NEXT_PUBLIC_IMAGE_SOURCES || "https:",
  /** Receipts and files that the installed app may fetch, besides the app's and the API's origins. */
  NEXT_PUBLIC_FILE_SOURCES: process.env.NEXT_PUBLIC_FILE_SOURCES || "none",
  /** Payment services, and every address that they redirect to. The local ones serve a mock service. */
  NEXT_PUBLIC_PAYMENT_SOURCES:
    process.env.NEXT_PUBLIC_PAYMENT_SOURCES || "https:, http://localhost:*, http://127.0.0.1:*",
  /** Video services whose player is embedded: names of lib/html/embed-hosts.ts, or origins of other players. */
  NEXT_PUBLIC_EMBEDS: process.env.NEXT_PUBLIC_EMBEDS || "youtube, vimeo, areena, dreambroker",
};

export type Allowances = typeof allowances;

/** The entries of one of these settings; "none" is the empty list. */
export function entriesOf(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((entry) => entry !== "" && entry !== "none");
}
