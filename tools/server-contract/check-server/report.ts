import type { Finding } from "./finding";

export interface CallReport {
  /** Such as "GET fi/me". */
  call: string;
  url: string;
  /** 0 when there was no answer. */
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
  /** No call was answered at all, for this reason; "" when some were. */
  unreachable: string;
  /** Without a session only the way to the login could be looked at. */
  isSignedIn: boolean;
}

/** How many different findings of a state there are: what is wrong in each language, or in each call, is wrong once. */
export function countOf(report: Report, state: Finding["state"]): number {
  const keys = report.calls.flatMap(({ call, findings }) =>
    findings
      .filter((finding) => finding.state === state)
      .map(({ path, says, isGeneral }) => `${path === "" && !isGeneral ? call : path} ${says}`),
  );
  return new Set(keys).size;
}

/** 0: the app can work. 1: something is wrong. 2: the server cannot be asked. */
export function exitCodeOf(report: Report): 0 | 1 | 2 {
  if (report.unreachable !== "") return 2;
  return countOf(report, "wrong") > 0 ? 1 : 0;
}
