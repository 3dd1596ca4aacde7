import { safeUrl } from "@/lib/platform/safe-url";
import { quote } from "./quote";

/**
 * shown: how the app reads a field. missing: an absent optional field. wrong: breaks the contract. notice: works, but is worth
 * knowing. unused: the app does not read it.
 */
export type FindingState = "shown" | "missing" | "wrong" | "notice" | "unused";

export interface Finding {
  state: FindingState;
  /** Path in the answer, such as `memberData.invoice[3]._receipt_link`; "" for the answer as a whole. */
  path: string;
  /** A sample of the displayed value, or a sentence. */
  says: string;
  /** For a list: the number of displayed entries. */
  entries?: number;
  /** The number of sent entries. */
  sent?: number;
  /** About the server rather than this answer: reported once. */
  isGeneral?: true;
}

export function wrong(path: string, says: string): Finding {
  return { state: "wrong", path, says };
}

/** @param then the app's behaviour without the value, as a sentence */
export function unexpected(path: string, value: unknown, expected: string, then: string): Finding {
  return wrong(path, `is ${quote(value)}, expected ${expected}. ${then}`);
}

/**
 * The finding on the address where the browser goes after an answer.
 * @param then the app's behaviour with an address that it does not follow
 */
export function redirectFinding(address: string, ifMissing: Finding, then: string): Finding {
  if (address === "") return ifMissing;
  if (safeUrl(address) === null) return unexpected("redirect_url", address, "an http(s) address", then);
  return shown("redirect_url", quote(address));
}

export function notice(path: string, says: string): Finding {
  return { state: "notice", path, says };
}

export function shown(path: string, says: string): Finding {
  return { state: "shown", path, says };
}

export function missing(path: string, says: string): Finding {
  return { state: "missing", path, says };
}

export function unused(path: string): Finding {
  return { state: "unused", path, says: "" };
}

export function general(finding: Finding): Finding {
  return { ...finding, isGeneral: true };
}
