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

export function notice(path: string, says: string): Finding {
  return { state: "notice", path, says };
}
