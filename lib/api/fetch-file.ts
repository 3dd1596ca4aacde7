import { allowances, entriesOf } from "@/lib/config/allowances";
import { decoded } from "@/lib/format/decode-uri-part";
import { isOwnOrigin } from "@/lib/platform/is-own-origin";
import { matchesSource } from "./matches-source";

/**
 * Fetches a file of the association's server with the member's session, beside `client`, whose answers are JSON.
 * @returns null when it cannot be had: not allowed by the build settings, no network, another origin that does not allow
 * it, an error, or a page of HTML where a login has ended
 */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<File | null> {
  if (!mayFetch(new URL(url))) return null;
  try {
    const response = await fetch(url, { credentials: "include", signal });
    if (!response.ok) return null;
    const body = await response.blob();
    if (body.size === 0 || /html/i.test(body.type)) return null;
    return new File([body], fileName(response, url, body.type), { type: body.type });
  } catch {
    return null;
  }
}

/** The page's policy would refuse it, and report the attempt. */
function mayFetch(address: URL): boolean {
  return (
    isOwnOrigin(address) ||
    entriesOf(allowances.NEXT_PUBLIC_FILE_SOURCES).some((source) => matchesSource(address, source))
  );
}

/** What the server calls the file, else the end of its address. Share sheets and folders want an extension. */
function fileName(response: Response, url: string, type: string): string {
  const sent = sentName(response.headers.get("content-disposition") ?? "");
  const name = plainName(sent ?? new URL(url).pathname.split("/").at(-1) ?? "") || "file";
  return type.startsWith("application/pdf") && !/\.\w+$/.test(name) ? `${name}.pdf` : name;
}

/** RFC 6266: `filename*` is the exact name, `filename` the plainer one beside it. */
function sentName(disposition: string): string | undefined {
  const exact = /filename\*=(?:UTF-8)''([^;]+)/i.exec(disposition)?.[1];
  return exact ?? /filename="?([^";]+)/i.exec(disposition)?.[1];
}

/** Without escapes, folders and what no file system takes. */
function plainName(name: string): string {
  return decoded(name)
    .replace(/^.*[/\\]/, "")
    .replace(/[\p{Cc}<>:"|?*]/gu, "")
    .replace(/^[.\s]+|\s+$/g, "");
}
