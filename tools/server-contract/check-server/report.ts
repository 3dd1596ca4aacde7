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

/** Number of different findings of a state: a fault in every language or call counts once. */
export function countOf(report: Report, state: Finding["state"]): number {
  const keys = report.calls.flatMap(({ call, findings }) =>
    findings
      .filter((finding) => finding.state === state)
      .map(({ path, says, isGeneral }) => `${path === "" && !isGeneral ? call : path} ${says}`),
  );
  return new Set(keys).size;
}

/** 0: the app can work. 1: something is wrong. 2: the server cannot be reached. */
export function exitCodeOf(report: Report): 0 | 1 | 2 {
  if (report.unreachable !== "") return 2;
  return countOf(report, "wrong") > 0 ? 1 : 0;
}
