/** Everything that can go wrong with a call (spec 8): a closed union, told apart by `kind`. */
export type ApiError =
  /** 401. `redirectUrl` is "" when the server gave none. */
  | { kind: "unauthorized"; redirectUrl: string }
  /** 403 or 500. `text` is "" when the answer has no words of its own. */
  | { kind: "critical"; status: number; text: string }
  /** A firewall asks for a captcha (405) or a challenge (202): no answer of the association's server. */
  | { kind: "captcha" }
  /**
   * Any other status that is not 2xx. `text` is the answer's error field or "". `isPage` when the body is no JSON: somebody
   * else may have answered, and nobody has looked at what was sent.
   */
  | { kind: "status"; status: number; text: string; isPage?: true }
  /** 2xx with a body that is neither empty nor JSON, such as an HTML page or a PHP error: the call may have done nothing. */
  | { kind: "unreadable" }
  /** No answer: no network, a refused connection, a body cut off. */
  | { kind: "unreachable" }
  /** Nobody waits for the answer any more. */
  | { kind: "aborted" };

const longestCriticalText = 500;

/** What a Finnish page of an error may well have; a parser of HTML is not allowed to read what a server sends. */
const signs: Partial<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  ndash: "–",
  auml: "ä",
  ouml: "ö",
  Auml: "Ä",
  Ouml: "Ö",
};

/** The words of a 500 or 403 (decisions 1): the JSON error field, else the body without tags, cut to 500 characters. */
export function criticalText(errorField: string, body: string, isJson: boolean): string {
  if (errorField !== "") return errorField;
  if (isJson) return "";
  const withoutTags = body
    .slice(0, 20_000)
    .replace(/\s+/g, " ")
    .replace(/<(script|style|title)\b.*?<\/\1\s*>/gi, " ")
    // A heading does not run into what stands below it.
    .replace(/<(\/(h\d|p|div|li)|br)\b[^>]*>/gi, "\n")
    .replace(/<[/!?a-z][^>]*>?/gi, " ")
    .replace(/&(?:#(\d{1,5})|(\w{1,6}));/g, (sent, code: string | undefined, name: string) =>
      code ? String.fromCharCode(Number(code)) : (signs[name] ?? sent),
    )
    .replace(/ +/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
  return withoutTags.length > longestCriticalText ? `${withoutTags.slice(0, longestCriticalText - 1)}…` : withoutTags;
}

/** What a query throws when its call fails. */
export class CallError extends Error {
  constructor(readonly reason: ApiError) {
    super(reason.kind);
  }
}
