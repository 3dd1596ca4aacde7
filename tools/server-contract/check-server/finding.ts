/**
 * shown: what the app makes of a field. missing: it is not there, and need not be. wrong: not as the contract says.
 * notice: it works, and is worth knowing. unused: nothing reads it.
 */
export type FindingState = "shown" | "missing" | "wrong" | "notice" | "unused";

export interface Finding {
  state: FindingState;
  /** Where in the answer, as `memberData.invoice[3]._receipt_link`; "" is about the answer as a whole. */
  path: string;
  /** A sample of what is shown, or a sentence. */
  says: string;
  /** Of a list: how many entries are shown. */
  entries?: number;
  /** How many it was sent with. */
  sent?: number;
  /** Said of the server rather than of this one answer: once is enough. */
  isGeneral?: true;
}

export function wrong(path: string, says: string): Finding {
  return { state: "wrong", path, says };
}

export function notice(path: string, says: string): Finding {
  return { state: "notice", path, says };
}
