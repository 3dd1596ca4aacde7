import { decodeEntities } from "./decode-entities";

/** Every way in which a call can fail (docs/product.md, Errors): a closed union with a `kind`. */
export type ApiError =
  /** 401. `redirectUrl` is "" when the server gave none. */
  | { kind: "unauthorized"; redirectUrl: string }
  /** 403 or 500. `text` is "" when the answer has no text. */
  | { kind: "critical"; status: number; text: string }
  /** The firewall asks for a captcha (405) or a challenge (202). The association's server has not answered. */
  | { kind: "captcha" }
  /**
   * Any other status outside 2xx. `text` is the answer's error field, that of a 422 also its message, or "". `isPage` when the
   * body is not JSON: something else may have answered, and the server may not have seen the request.
   */
  | { kind: "status"; status: number; text: string; isPage?: true }
  /** 2xx with a body that is neither empty nor JSON, such as an HTML page or a PHP error. The call may have had no effect. */
  | { kind: "unreadable" }
  /** No answer: no network, a refused connection, a body cut off. */
  | { kind: "unreachable" }
  /** The caller has aborted the call. */
  | { kind: "aborted" };

const longestCriticalText = 500;

/** The text of a 500 or 403: the JSON error field, else the body without tags, cut to 500 characters. */
export function criticalText(errorField: string, body: string, isJson: boolean): string {
  if (errorField !== "") return errorField;
  if (isJson) return "";
  const withoutTags = body
    .slice(0, 20_000)
    .replace(/\s+/g, " ")
    .replace(/<(script|style|title)\b.*?<\/\1\s*>/gi, " ")
    // Keeps a heading apart from the text below it.
    .replace(/<(\/(h\d|p|div|li)|br)\b[^>]*>/gi, "\n")
    .replace(/<[/!?a-z][^>]*>?/gi, " ");
  const plain = decodeEntities(withoutTags)
    .replace(/ +/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
  return plain.length > longestCriticalText ? `${plain.slice(0, longestCriticalText - 1)}…` : plain;
}

/** The error that a query throws when its call fails. */
export class CallError extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.kind);
  }
}
