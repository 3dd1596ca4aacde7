import type { Finding } from "./finding";

export interface CallReport {
  /** Such as "GET fi/me". */
  call: string;
  url: string;
  /** 0 without an answer. */
  status: number;
  contentType: string;
  bytes: number;
  milliseconds: number;
  findings: Finding[];
}

export interface Report {
  base: string;
  origin: string;
  calls: CallReport[];
  /** The reason why no call got an answer; "" when some did. */
  unreachable: string;
  /** Without a session the program can only check the way to the login. */
  isSignedIn: boolean;
}

/** 0: the app can work. 1: something is wrong. 2: the server cannot be reached. */
export function exitCodeOf({ unreachable, calls }: Report): 0 | 1 | 2 {
  if (unreachable !== "") return 2;
  return calls.some(({ findings }) => findings.some(({ state }) => state === "wrong")) ? 1 : 0;
}
