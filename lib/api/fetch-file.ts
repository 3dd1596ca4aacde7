import { allowances, entriesOf } from "@/lib/config/allowances";
import { decoded } from "@/lib/format/readable-address";
import { isOwnOrigin } from "@/lib/platform/is-own-origin";
import { matchesSource } from "./matches-source";

/**
 * Fetches a file of the association's server with the member's session. `client` handles JSON answers only.
 * @returns null when the file is not available: the build settings do not allow the address, there is no network, another origin
 * sends no CORS headers, the server answers with an error, or with an HTML page because the login has ended
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

/** The page's policy would block the request and report the attempt. */
function mayFetch(address: URL): boolean {
  return (
    isOwnOrigin(address) ||
    entriesOf(allowances.NEXT_PUBLIC_FILE_SOURCES).some((source) => matchesSource(address, source))
  );
}

/** The file name that the server sends, else the end of the address. Share sheets and folders need an extension. */
function fileName(response: Response, url: string, type: string): string {
  const sent = sentName(response.headers.get("content-disposition") ?? "");
  const name = plainName(sent ?? new URL(url).pathname.split("/").at(-1) ?? "") || "file";
  return type.startsWith("application/pdf") && !/\.pdf$/i.test(name) ? `${name}.pdf` : name;
}

/** RFC 6266: `filename*` is the exact name, `filename` a simpler fallback. */
function sentName(disposition: string): string | undefined {
  const exact = /filename\*=UTF-8'[^']*'([^;]+)/i.exec(disposition)?.[1];
  const [, quoted, bare] = /filename=(?:"([^"]*)"|([^;]+))/i.exec(disposition) ?? [];
  const simple = quoted || bare;
  return exact ?? (simple && asUtf8(simple));
}

/** Many servers send the letters of a name as UTF-8, which the browser reads as one letter for each byte. */
function asUtf8(header: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(header, (byte) => byte.charCodeAt(0)));
  } catch {
    return header;
  }
}

/** Removes escapes, folders and characters that file systems reject. */
function plainName(name: string): string {
  return decoded(name)
    .replace(/^.*[/\\]/, "")
    .replace(/[\p{Cc}<>:"|?*]/gu, "")
    .replace(/^[.\s]+|\s+$/g, "");
}
