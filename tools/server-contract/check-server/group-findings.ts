import type { Finding, FindingState } from "./finding";

/** Findings of one field, of all entries of a list together. */
export interface FindingGroup {
  state: FindingState;
  /** With `[]` for any entry. */
  path: string;
  /** Where the first of them is, as `memberData.invoice[3].id`. */
  first: string;
  /** Each sentence or sample once, in the order of the answer. */
  says: string[];
  /** How many places. */
  count: number;
  /** Of lists: how many entries of them are shown together, and how many were sent. */
  entries?: number;
  sent?: number;
  isGeneral?: true;
}

/** What is the same for all entries of a list in one group, in the order of the answer. What is wrong is told apart by its sentence. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>();
  for (const { state, path, says, entries, sent, isGeneral } of findings) {
    const pattern = path.replace(/\[\d+\]/g, "[]");
    const key = [state, pattern, state === "wrong" || state === "notice" ? says : ""].join("\n");
    const group = groups.get(key) ?? { state, path: pattern, first: path, says: [], count: 0, isGeneral };
    group.count += 1;
    if (entries !== undefined) group.entries = (group.entries ?? 0) + entries;
    if (sent !== undefined) group.sent = (group.sent ?? 0) + sent;
    if (!group.says.includes(says)) group.says.push(says);
    groups.set(key, group);
  }
  return [...groups.values()];
}
