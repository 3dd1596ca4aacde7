/**
 * What the pages may load, embed or send to beside the host itself: build settings, from which the content security policy
 * of every page is made (scripts/pages). Sources are those of CSP, separated by commas or spaces: `https:`,
 * `https://files.example.org`, `https://*.example.org`.
 */
export const allowances = {
  /** Pictures of the association's content. */
  NEXT_PUBLIC_IMAGE_SOURCES: process.env.NEXT_PUBLIC_IMAGE_SOURCES || "https:",
  /** Receipts and files that the installed app may fetch, beside those of the app's and the API's origins. */
  NEXT_PUBLIC_FILE_SOURCES: process.env.NEXT_PUBLIC_FILE_SOURCES || "none",
  /** Payment services, and every address they lead on to. The local ones are for trying the app with a mock service. */
  NEXT_PUBLIC_PAYMENT_SOURCES:
    process.env.NEXT_PUBLIC_PAYMENT_SOURCES || "https:, http://localhost:*, http://127.0.0.1:*",
  /** Video services whose player is shown in place: names of lib/html/embed-hosts.ts, or origins of other players. */
  NEXT_PUBLIC_EMBEDS: process.env.NEXT_PUBLIC_EMBEDS || "youtube, vimeo, areena, dreambroker",
};

export type Allowances = typeof allowances;

/** The entries of one of these settings; "none" is the empty list. */
export function entriesOf(setting: string): string[] {
  return setting.split(/[\s,]+/).filter((entry) => entry !== "" && entry !== "none");
}
