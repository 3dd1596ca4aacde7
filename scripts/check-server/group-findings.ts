import type { Finding, FindingState } from "./finding";

/** Findings of one field, of all entries of a list together. */
export interface FindingGroup {
  state: FindingState;
  /** With `[]` for any entry; the one place where there is only one. */
  path: string;
  /** Each sentence or sample once, in the order of the answer. */
  says: string[];
  /** How many places. */
  count: number;
}

/** Findings of the same state and field in one group, in the order in which the fields come. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup & { first: string }>();
  for (const { state, path, says } of findings) {
    const pattern = path.replace(/\[\d+\]/g, "[]");
    // What is wrong is said of its own place, unless many say the same.
    const key = state === "wrong" || state === "notice" ? `${state} ${pattern} ${says}` : `${state} ${pattern}`;
    const group = groups.get(key) ?? { state, path: pattern, says: [], count: 0, first: path };
    group.count += 1;
    if (!group.says.includes(says)) group.says.push(says);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, ...group }) => (group.count === 1 ? { ...group, path: first } : group));
}
