import type { Finding } from "./finding";

/** The findings of one field, over all entries of a list. Its path has `[]` for any entry, its numbers are totals. */
export interface FindingGroup extends Omit<Finding, "says"> {
  /** Path of the first occurrence, such as `memberData.invoice[3].id`. */
  first: string;
  /** Each sentence or sample once, in the order of the answer. */
  says: string[];
  /** Number of occurrences. */
  count: number;
}

/** Groups equal findings of all entries of a list, in the order of the answer. Wrong values form a group for each sentence. */
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
